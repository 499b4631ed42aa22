import { createHash } from "node:crypto";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { SYSTEM } from "@blenda/domain/system/constants";
import { sql } from "kysely";
import type { Db } from "./database/db.ts";
import { asRecordSet } from "./database/record-set.ts";
import type { LogEntry } from "./log.ts";

interface Group {
  id: string;
  level: "error" | "warn";
  what: string;
  kind: string | null;
  message: string | null;
  place: string | null;
  count: number;
  firstAt: Instant;
  lastAt: Instant;
  lastRequestId: string | null;
}

/** A storm of errors must not become a storm of rows: so many different ones between two writes, the rest is only logged. */
const MOST_AT_ONCE = 200;
/** And so many in all; of more, those seen last stay. */
const MOST_GROUPS = 2_000;
const WRITE_EVERY_MS = 5_000;
const LONGEST_TEXT = 300;

/**
 * Keeps the errors and warnings of the log for staff to read: those that differ only in their values are one, with a count.
 * It has its own memory between two writes, so that an error costs no query, and never throws: it stands behind the log.
 */
export function makeErrorStore() {
  const waiting = new Map<string, Group>();
  let db: Db | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    if (!db || waiting.size === 0) return;
    const groups = [...waiting.values()];
    waiting.clear();
    try {
      await storeGroups(db, groups);
    } catch {
      // Whatever keeps the database from answering is in the log already, and telling it here again would never end.
      for (const group of groups) join(waiting, group);
    }
  }

  return {
    keep(entry: LogEntry): void {
      const group = groupOf(entry);
      if (group) join(waiting, group);
    },
    /** From here on it is written down. */
    open(to: Db): void {
      db = to;
      timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
    },
    write,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await write();
      db = null;
    },
  };
}

function join(waiting: Map<string, Group>, group: Group): void {
  const known = waiting.get(group.id);
  if (!known && waiting.size >= MOST_AT_ONCE) return;
  const { count, lastAt, lastRequestId } = group;
  waiting.set(group.id, known ? { ...known, count: known.count + count, lastAt, lastRequestId } : group);
}

/** What an entry is about, without what it was about this time. */
function groupOf({ at, level, what, cause, requestId }: LogEntry): Group | null {
  if (level !== "error" && level !== "warn") return null;
  const { name, message, code, stack } = typeof cause === "object" && cause !== null ? (cause as Record<string, unknown>) : {};
  const known = {
    level,
    what: withoutValues(what),
    kind: typeof name === "string" ? [name, code].filter((word) => word !== undefined).join(" ") : null,
    message: typeof message === "string" ? withoutValues(message) : null,
    place: placeOf(stack),
  } as const;
  const id = createHash("sha256").update(JSON.stringify(known)).digest("hex").slice(0, 24);
  return { ...known, id, count: 1, firstAt: at, lastAt: at, lastRequestId: requestIdOf(what, requestId) };
}

const requestIdOf = (what: unknown, requestId: unknown): string | null =>
  typeof requestId === "string" ? requestId : (/\brequest (\S+)/.exec(String(what))?.[1] ?? null);

/** Quoted words, numbers and ids differ from time to time, and may be personal. */
function withoutValues(text: unknown): string {
  const said = String(text)
    .replace(/["`“][^"`”]{0,2000}["`”]|(?<!\p{L})'[^']{0,2000}'/gu, "…")
    .replace(/\brequest \S+/g, "request [id]")
    .replace(/\b(?=\w*\d)[\w-]{6,}\b/g, "[id]")
    .replace(/\b\d+\b/g, "#");
  return said.length > LONGEST_TEXT ? `${said.slice(0, LONGEST_TEXT - 1)}…` : said;
}

/** The first place in our own code: a file and a line, never what was in the variables. */
function placeOf(stack: unknown): string | null {
  const lines = Array.isArray(stack) ? stack.map(String) : [];
  return lines.flatMap((line) => /((?:server|domain|forge)\/src\/[\w./-]+:\d+)/.exec(line)?.[1] ?? [])[0] ?? null;
}

async function storeGroups(db: Db, groups: readonly Group[]): Promise<void> {
  await sql`insert into error_groups
    select * from jsonb_populate_recordset(null::error_groups, ${asRecordSet(groups)}::jsonb) order by id
    on conflict (id) do update set count = least(error_groups.count::bigint + excluded.count, 2000000000)::int,
      last_at = greatest(error_groups.last_at, excluded.last_at), last_request_id = excluded.last_request_id`.execute(db);
}

export const errorGroups = (db: Db, limit: number) =>
  db.selectFrom("errorGroups").selectAll().orderBy("lastAt", "desc").orderBy("id").limit(limit).execute();

/** Removes what was last seen too long ago, and what is too much. */
export async function tidyErrors(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("errorGroups").where("lastAt", "<", addDays(now, -SYSTEM.ERRORS_KEPT_DAYS)).execute();
  const kept = db.selectFrom("errorGroups").select("id").orderBy("lastAt", "desc").orderBy("id").limit(MOST_GROUPS);
  await db.deleteFrom("errorGroups").where("id", "not in", kept).execute();
}
