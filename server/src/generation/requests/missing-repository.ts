import { MISSING } from "@blenda/domain/generation/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

interface NounCount {
  noun: string;
  asked?: number;
  people?: number;
  taken?: number;
}

/** Adds to the day's counts of one noun. */
export async function countMissing(db: Db, now: Instant, { noun, asked = 0, people = 0, taken = 0 }: NounCount): Promise<void> {
  await sql`insert into generation_missing as m (day, noun, asked, people, taken)
    values (${now.slice(0, 10)}, ${noun}, ${asked}, ${people}, ${taken})
    on conflict (day, noun) do update set asked = m.asked + excluded.asked, people = m.people + excluded.people,
      taken = m.taken + excluded.taken`.execute(db);
}

export async function removeOldMissing(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("generationMissing").where("day", "<", addDays(now, -MISSING.KEEP_DAYS).slice(0, 10)).execute();
}
