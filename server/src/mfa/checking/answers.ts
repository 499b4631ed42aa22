import { timingSafeEqual } from "node:crypto";
import type { FactorMethod } from "@blenda/domain/access/step-up";
import { factorSessionsChanged } from "@blenda/domain/mfa/events";
import type { Answer } from "@blenda/domain/mfa/model";
import { normalCode, type Tries, triesLeft } from "@blenda/domain/mfa/rules";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import type { Context } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { noteEvent } from "../event-repository.ts";
import { stepOf } from "../factors/authenticator.ts";
import { hashOf, useCode } from "../factors/backup-codes.ts";
import { type Factor, factorsOf, useKey, usePhone, useStep } from "../factors/factor-repository.ts";
import { challengeIn, readAssertion } from "../factors/keys.ts";
import { lockedLetter } from "../letters.ts";
import { abandonRecovery } from "../recovery/recoveries.ts";
import type { Ceremony, TryScope } from "../tables.ts";
import { type AnsweredChallenge, type ChallengeKey, lockChallenge, removeChallenge } from "./challenge-repository.ts";
import { forgetTries, lockedFor, reserveTry } from "./tries.ts";

/** Who answers. */
export interface AnswerContext extends ChallengeKey {
  email: string;
  scope: TryScope;
}

export const CEREMONIES: Readonly<Record<FactorMethod, Ceremony>> = {
  hardware_key: "key",
  sms: "sms",
  authenticator: "code",
  backup_codes: "code",
};

function answeredBy(answer: Answer): AnsweredChallenge {
  const ceremony = CEREMONIES[answer.method];
  return { ceremony, named: answer.method === "hardware_key" ? challengeIn(answer.code.clientDataJSON) : null };
}

/** Uses up what was shown, and answers whether it still counted: of two that show the same, one is first. */
type Use = (tx: Tx) => Promise<boolean>;

/** A code the person has anyway answers nothing that was sent: it may be shown unasked (spec 2 §7). It counts as a try like any other. */
const isAskedFirst = (ceremony: Ceremony): boolean => ceremony !== "code";

/**
 * Looks at one answer. It is counted first; what was shown, the challenge and the effect are used up, closed and done together,
 * or none of them is.
 */
export async function accept<Done>(context: Context, who: AnswerContext, answer: Answer, effect: (tx: Tx) => Promise<Done>): Promise<Done> {
  const { now, db } = context;
  const answered = answeredBy(answer);
  const factors = await factorsOf(db, who.userId);
  if (answer.method !== "backup_codes" && !factors.some(({ method }) => method === answer.method)) throw refusal("MFA_METHOD_UNAVAILABLE");
  const reserved = await reserveTry(context, who, async (tx) => {
    const asked = await lockChallenge(tx, who, answered, now());
    // A key answers once, right or wrong; a code may be mistyped.
    if (asked?.ceremony === "key") await removeChallenge(tx, asked);
    return asked ?? (isAskedFirst(answered.ceremony) ? undefined : null);
  });
  if (!reserved) throw refusal("MFA_CHALLENGE_GONE", { isSent: answer.method === "sms" });
  const use = await look(context, who, answer, { factors, challenge: reserved.found?.challenge ?? "" });
  const done = use && (await context.transaction((tx) => settle(tx, context, { who, answered, use, effect })));
  if (done) return done.of;
  await noteWrong(context, who, answer.method, reserved.tries);
  throw wrongAnswer(reserved.tries, now());
}

interface Settlement<Done> {
  who: AnswerContext;
  answered: AnsweredChallenge;
  use: Use;
  effect: (tx: Tx) => Promise<Done>;
}

/** `null` when another answer was first, and then nothing has changed. */
async function settle<Done>(tx: Tx, context: Context, { who, answered, use, effect }: Settlement<Done>): Promise<{ of: Done } | null> {
  const asked = answered.ceremony === "key" ? undefined : await lockChallenge(tx, who, answered, context.now());
  if (answered.ceremony === "sms" && !asked) return null;
  if (!(await use(tx))) return null;
  if (asked) await removeChallenge(tx, asked);
  await forgetTries(tx, who);
  // A person with a factor has lost none.
  await abandonRecovery(tx, context, who);
  return { of: await effect(tx) };
}

interface ChallengeFactors {
  factors: readonly Factor[];
  /** Empty where nothing was asked. */
  challenge: string;
}

async function look(
  context: Context,
  { userId }: AnswerContext,
  answer: Answer,
  { factors, challenge }: ChallengeFactors,
): Promise<Use | null> {
  const { now, site, vault } = context;
  if (answer.method === "hardware_key") {
    const key = factors.find(({ credentialId }) => credentialId === answer.code.credentialId);
    const counter = key ? await readAssertion(site, challenge, answer.code, key) : null;
    return key && counter !== null ? (tx) => useKey(tx, key.id, counter, now()) : null;
  }
  const code = normalCode(answer.code);
  if (answer.method === "backup_codes") {
    const hash = await hashOf(context, userId, code);
    return hash === null ? null : (tx) => useCode(tx, userId, hash, now());
  }
  const factor = factors.find(({ method }) => method === answer.method);
  if (!factor?.sealed) return null;
  if (answer.method === "sms") return isSameCode(code, vault.open(challenge)) ? (tx) => usePhone(tx, factor.id, now()) : null;
  const step = await stepOf(vault.open(factor.sealed), code, now());
  return step === null ? null : (tx) => useStep(tx, factor.id, step, now());
}

/** How long it takes tells nothing about how much was right. */
export function isSameCode(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Its owner sees it in the list, and hears of the lock by mail: the wrong codes may come from a thief who knows the password. */
export async function noteWrong(context: Context, who: AnswerContext, method: FactorMethod, tries: Tries): Promise<void> {
  const { now, id, site, asking } = context;
  const { userId, email, purpose } = who;
  const isLocking = triesLeft(tries) === 0;
  const action = purpose === "SIGN_IN" ? null : purpose;
  await context.transaction(async (tx) => {
    await noteEvent(tx, asking, { userId, at: now(), kind: isLocking ? "locked" : "wrong", action, method });
    await emit(tx, factorSessionsChanged({ userId }));
    if (isLocking) await sendMail(context, tx, { key: `mfa-locked-${id()}`, recipient: email, urgency: "now", ...lockedLetter(site.url) });
  });
}

export const wrongAnswer = (tries: Tries, now: string) =>
  tries.lockedUntil ? lockedFor(tries.lockedUntil, now) : refusal("MFA_WRONG", { left: triesLeft(tries) });
