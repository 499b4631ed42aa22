import type { Chain } from "@blenda/domain/audit/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { raiseAlarm } from "../platform/jobs/alarms.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { auditEntryRow } from "../platform/sql.ts";

interface Place {
  upTo: number;
  hash: string;
}
interface CheckedPlace extends Place {
  brokenAt: number | null;
}

const BEGINNING: Place = { upTo: 0, hash: "" };

/** Follows the hash chain from a place that was whole. What is missing, changed or cut off since is where it breaks. */
async function follow(db: Db, { upTo, hash }: Place): Promise<CheckedPlace> {
  const { rows } = await sql<{ last: number | null; hash: string | null; brokenAt: number | null; anchor: string | null }>`
    with chained as (
      select e.n, e.hash, audit_hash(coalesce(lag(e.hash) over by_number, ${hash}::text), e) as expected, row_number() over by_number as place
      from ${auditEntryRow("e")} where e.n > ${upTo} window by_number as (order by e.n))
    select max(n) as last, (array_agg(hash order by n desc))[1] as hash,
      min(n) filter (where hash <> expected or n <> ${upTo}::bigint + place) as broken_at,
      (select a.hash from ${auditEntryRow("a")} where a.n = ${upTo}) as anchor
    from chained`.execute(db);
  const found = rows[0];
  const isAnchored = upTo === 0 || found?.anchor === hash;
  return {
    upTo: found?.last ?? upTo,
    hash: found?.hash ?? hash,
    brokenAt: isAnchored ? (found?.brokenAt ?? null) : upTo,
  };
}

const lastCheck = (db: Db) => db.selectFrom("auditChecks").selectAll().orderBy("at", "desc").limit(1).executeTakeFirst();

const viewOf = ({ upTo, brokenAt }: CheckedPlace, checkedAt: Instant): Chain => ({
  isWhole: brokenAt === null,
  entries: upTo,
  checkedAt,
  brokenAt,
});

/** From the last look of the night on: what is older was read then. */
export async function chainSinceCheck(db: Db, now: Instant): Promise<Chain> {
  const last = await lastCheck(db);
  if (last?.brokenAt != null) return viewOf(await followWhole(db), now);
  return viewOf(await follow(db, last ?? BEGINNING), now);
}

export const wholeChain = async (db: Db, now: Instant): Promise<Chain> => viewOf(await followWhole(db), now);

/** From the very first entry, and up to at least where it once reached. */
async function followWhole(db: Db): Promise<CheckedPlace> {
  const checked = await follow(db, BEGINNING);
  const { most } = await db
    .selectFrom("auditChecks")
    .select(({ fn }) => fn.max("upTo").as("most"))
    .executeTakeFirstOrThrow();
  const isShorter = (most ?? 0) > checked.upTo;
  return isShorter ? { ...checked, brokenAt: checked.brokenAt ?? checked.upTo + 1 } : checked;
}

/** The whole chain is read every night. An entry that was changed, which must never happen, is everybody's business. */
export async function checkChain({ db, transaction, now }: Services): Promise<void> {
  const checked = await followWhole(db);
  const { brokenAt } = checked;
  await transaction(async (tx) => {
    await tx
      .insertInto("auditChecks")
      .values({ at: now(), ...checked })
      .execute();
    if (brokenAt !== null) await raiseAlarm(tx, "the audit log was changed", { firstBrokenEntry: brokenAt }, now());
  });
}
