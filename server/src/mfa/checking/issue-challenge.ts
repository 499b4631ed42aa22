import type { FactorMethod } from "@blenda/domain/access/step-up";
import { CODE_CHALLENGE_MINUTES, CODE_LENGTH, KEY_CHALLENGE_SECONDS, SMS_CODE_MINUTES } from "@blenda/domain/mfa/constants";
import type { Challenge } from "@blenda/domain/mfa/model";
import { askable } from "@blenda/domain/mfa/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Context, Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { codesOf } from "../factors/backup-codes.ts";
import { type Factor, factorsOf } from "../factors/factor-repository.ts";
import { requestOf } from "../factors/keys.ts";
import { codeMessage } from "../letters.ts";
import { placeOf } from "../place.ts";
import type { Ceremony } from "../tables.ts";
import { type AnswerContext, CEREMONIES } from "./answers.ts";
import { storeChallenge } from "./challenge-repository.ts";
import { lockedFor, lockedUntil } from "./tries.ts";

const MINUTES: Readonly<Record<Ceremony, number>> = {
  key: KEY_CHALLENGE_SECONDS / 60,
  sms: SMS_CODE_MINUTES,
  code: CODE_CHALLENGE_MINUTES,
};

/** Asks for a factor: what `accept` looks at is an answer to this. A person who is locked is not asked, and gets no text messages. */
export async function issueChallenge(context: Context, who: AnswerContext, method: FactorMethod): Promise<Challenge> {
  const { db, now, random, site, vault } = context;
  const until = await lockedUntil(db, who, now());
  if (until) throw lockedFor(until, now());
  const factors = await factorsOf(db, who.userId);
  const codesLeft = (await codesOf(db, who.userId)).filter(({ usedAt }) => usedAt === null).length;
  const methods = factors.map((factor) => factor.method);
  if (!askable(methods, codesLeft, placeOf(context)).includes(method)) throw refusal("MFA_METHOD_UNAVAILABLE");

  const ceremony = CEREMONIES[method];
  const code = method === "sms" ? drawCode(random) : null;
  const challenge = code === null ? random.token() : vault.seal(code);
  const expiresAt = addMinutes(now(), MINUTES[ceremony]);
  const { userId, place, purpose } = who;
  await context.transaction((tx) => storeChallenge(tx, { userId, place, purpose, ceremony, challenge, createdAt: now(), expiresAt }));

  const own = factors.filter((factor) => factor.method === method);
  if (method === "hardware_key") return { method, expiresAt, ...requestOf(site, challenge, own) };
  if (method !== "sms") return { method, expiresAt };
  return { method, expiresAt, sentTo: await sendCode(context, who, numberOf(context, own), code ?? "") };
}

export const drawCode = ({ below }: Services["random"]): string => String(below(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");

const numberOf = ({ vault }: Context, [phone]: readonly Factor[]): string => (phone?.sealed ? vault.open(phone.sealed) : "");

/** They cost money, and each rings a phone. */
const MESSAGES = { per: "account", max: 6, minutes: 30 } as const;

/** Answers the last digits of where it went. */
export async function sendCode(
  { sms, limits, log, id }: Context,
  { userId, email }: { userId: string; email: string },
  to: string,
  code: string,
): Promise<string> {
  const retryAfterSeconds = await limits.consume(`mfa.sms ${userId}`, MESSAGES);
  if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  try {
    if (!sms) throw new Error("nobody sends text messages here");
    await sms.send({ key: id(), to, text: codeMessage(code), email });
  } catch (error) {
    log.error("a text message was not sent", error);
    throw refusal("MFA_SMS_FAILED");
  }
  return endingOf(to);
}

export const endingOf = (phone: string): string => phone.slice(-2);
