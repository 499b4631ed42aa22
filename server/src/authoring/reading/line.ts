import { READING } from "@blenda/domain/authoring/constants";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { raiseAlarmOnce, settleAlarms } from "../../platform/jobs/alarms.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { lessonMediaRow } from "../../teaching/sql.ts";

/** How much waits for our reader: files of products, films and models of courses. */
interface ReadingLine {
  waiting: number;
  running: number;
  /** Since when the oldest one waits whose turn may come. */
  oldestAt: Instant | null;
  /** How often something was put off within a day, because our reader was too busy. */
  timeouts: number;
}

export async function readingLine(db: Db, now: Instant): Promise<ReadingLine> {
  const { rows } = await sql<ReadingLine>`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'reading')::int as running,
      min(since) filter (where state = 'waiting' and since <= ${now}) as oldest_at,
      (select count(*) from reading_timeouts where at > ${addDays(now, -READING.TIMEOUTS_KEPT_DAYS)})::int as timeouts
    from (select state, coalesce(retry_at, created_at) as since from draft_files where state in ('waiting', 'reading')
      union all select state, coalesce(retry_at, queued_at) from ${lessonMediaRow("lessonMedia")} where state in ('waiting', 'reading')) r`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, running: 0, oldestAt: null, timeouts: 0 };
}

const ALARM = "files wait too long to be read";

export const isLate = ({ oldestAt }: ReadingLine, now: Instant): boolean =>
  oldestAt !== null && oldestAt < addMinutes(now, -READING.ALARM_MINUTES);

/** Alarm when artists wait for our reader; it is seen to by itself once they no longer do. */
export async function watchReading({ transaction, now, log }: Services): Promise<void> {
  const at = now();
  await transaction(async (tx) => {
    await tx.deleteFrom("readingTimeouts").where("at", "<", addDays(at, -READING.TIMEOUTS_KEPT_DAYS)).execute();
    const line = await readingLine(tx, at);
    if (!isLate(line, at)) return settleAlarms(tx, ALARM, {}, { at, note: "Nothing waits too long any more." });
    const isNew = await raiseAlarmOnce(tx, ALARM, { ...line }, { since: addMinutes(at, -60), at });
    if (isNew) log.error(ALARM, { ...line });
  });
}
