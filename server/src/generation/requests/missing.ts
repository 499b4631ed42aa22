import { MISSING } from "@blenda/domain/generation/constants";
import type { Choice, Reading } from "@blenda/domain/generation/model";
import { plainNoun } from "@blenda/domain/generation/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { countMissing } from "./missing-repository.ts";

type MissingServices = Pick<Services, "db" | "now" | "limits" | "signer">;

/** The nouns of a reading there is no form for, as they may be written down. */
const missingNouns = ({ things }: Reading): string[] => [
  ...new Set(things.flatMap(({ fit, asked }) => (fit === "missing" ? (plainNoun(asked) ?? []) : []))),
];

/**
 * Counts the things people asked for in earnest and we do not have. Neither the words nor the person are kept: that the same person
 * asked before is known by a keyed digest among the counters of the limits, which are gone after a day.
 */
export async function noteMissing({ db, now, limits, signer }: MissingServices, userId: string, reading: Reading): Promise<void> {
  const isFirst = async (about: string, minutes: number, max = 1) =>
    (await limits.consume(`generation.missing ${signer.digest("missing", about)}`, { per: "account", max, minutes })) === null;
  for (const noun of missingNouns(reading)) {
    const wish = `${userId} ${noun}`;
    if (!(await isFirst(`${wish} now`, MISSING.SAME_MINUTES))) continue;
    const isNewPerson = await isFirst(`${wish} today`, 1_440);
    if (isNewPerson && !(await isFirst(userId, 1_440, MISSING.PER_DAY))) continue;
    await countMissing(db, now(), { noun, asked: 1, people: isNewPerson ? 1 : 0 });
  }
}

/** What was offered in its place was taken: with the job, in its transaction. */
export async function countTaken(tx: Tx, instead: readonly Choice[], at: Instant): Promise<void> {
  // In one order, so that two starts never wait for each other.
  const nouns = instead.flatMap(({ asked }) => plainNoun(asked) ?? []).toSorted();
  for (const noun of nouns) await countMissing(tx, at, { noun, taken: 1 });
}
