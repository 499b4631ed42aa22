import type { Me } from "@blenda/domain/identity/model";
import { enterWithGoogle } from "../identity/google/enter-with-google.ts";
import { findAccount } from "../identity/repository.ts";
import { DEMO_GOOGLE_PATH } from "../platform/outside/google/google.ts";
import type { Stage } from "./stage.ts";

export interface Person {
  me: Me;
  /** From networks that exist only in documents (RFC 5737). */
  address: string;
  /** Suspended: nothing is heard of them. */
  isAway?: boolean;
}

export const present = (people: readonly Person[]): Person[] => people.filter(({ isAway }) => !isAway);

export const PEOPLE = 60;
/** Those who were here before the first day that is told of. */
const EARLY = 16;
const LAST_DAY_TO_JOIN = 86;

/** Who comes on which day: some on the first, then one every day or two. */
export const joiningOn = (day: number): number[] =>
  Array.from({ length: PEOPLE }, (_, n) => n).filter((n) => {
    if (n < EARLY) return day === 0;
    return day === 1 + Math.floor(((n - EARLY) / (PEOPLE - EARLY)) * LAST_DAY_TO_JOIN);
  });

const addressOf = (n: number): string => `198.51.100.${1 + (n % 250)}`;

/** Comes in by the demo's Google, so there is no password that could be known. Who has an account already is only signed in. */
export async function join(stage: Stage, n: number): Promise<Person> {
  const { services } = stage;
  const number = n + 2; // the first is the demo's own buyer
  const email = `buyer-${number}@blenda.test`;
  const issuer = `${services.site.url}${DEMO_GOOGLE_PATH}`;
  const person = { issuer, subject: `history-${number}`, email, isEmailVerified: true, name: `Demo buyer ${number}`, pictureUrl: null };
  const asking = { cookies: undefined, address: addressOf(n), userAgent: "", requestId: `history-${n}` };
  await enterWithGoogle({ ...services, actor: null, sessionId: null, asking }, person);
  const account = await findAccount(services.db, email);
  if (!account) throw new Error(`${email} could not join`);
  return { me: await stage.who(account.id), address: asking.address };
}

/** Member of the demo who is there from the beginning. */
export const resident = async (stage: Stage, userId: string): Promise<Person> => ({ me: await stage.who(userId), address: "203.0.113.10" });
