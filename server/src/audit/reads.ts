import { can } from "@blenda/domain/access/can";
import type { AuditFilter } from "@blenda/domain/audit/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import { type CsvColumns, csvFile } from "../platform/http/csv.ts";
import { chainSinceCheck, wholeChain } from "./chain.ts";
import { entriesOfPerson } from "./person-entries.ts";
import { audit } from "./procedures.ts";
import { auditList, bucketsOf, type EntryRow, entriesOfTarget, filterEntries, findEntry, firstEntryAt, kindsOf } from "./repository.ts";
import { entryDetail, entryView } from "./view.ts";

export const entries = audit.entries.handler(async ({ input, context: { db, now } }) => {
  const { sort, direction, after, limit, ...filter } = input;
  const { rows, next, total } = await auditList.page(db, filterEntries(db, filter), { sort, direction, after, limit });
  const around = after === undefined ? await surroundings(db, filter, now()) : null;
  return { rows: rows.map(entryView), next, total, around };
});

/** Without a beginning the time that is shown begins with the first entry; without an end it ends now. */
async function surroundings(db: Db, filter: AuditFilter, now: Instant) {
  const to = filter.to ?? now;
  const from = filter.from ?? (await firstEntryAt(db)) ?? addDays(now, -1);
  const [kinds, chain] = await Promise.all([kindsOf(db), chainSinceCheck(db, now)]);
  // Nothing lies between two moments that are the wrong way round, and a second is the shortest time there is to divide.
  const isEmpty = Date.parse(to) - Date.parse(from) < 1_000;
  const [begins, ends] = isEmpty ? dayBy(to) : [from, to];
  return { buckets: await bucketsOf(db, filter, begins, ends), ...kinds, chain };
}

/** The day before, or on the first day of all times the one after: PostgreSQL has no year 0. */
const dayBy = (at: Instant): [Instant, Instant] => (at < "0001-01-02" ? [at, addDays(at, 1)] : [addDays(at, -1), at]);

export const entry = audit.entry.handler(async ({ input, context: { db }, errors }) => {
  const row = await findEntry(db, input.n);
  if (!row) throw errors.AUDIT_NOT_FOUND();
  return entryDetail(row);
});

export const entriesFile = audit.entriesFile.handler(({ input, context: { db, now } }) =>
  csvFile({ name: "audit", now: now() }, COLUMNS, auditList.all(db, filterEntries(db, input), {})),
);

const json = (value: unknown): string => (value === null || value === undefined ? "" : JSON.stringify(value));

const COLUMNS: CsvColumns<EntryRow> = {
  entry: ({ n }) => n,
  time: ({ at }) => at,
  who: ({ actorName, actorId }) => actorName ?? actorId ?? "System",
  "who (id)": ({ actorId }) => actorId,
  action: ({ action }) => action,
  kind: ({ targetKind }) => targetKind,
  target: ({ targetName, targetId }) => targetName ?? targetId,
  "target (id)": ({ targetId }) => targetId,
  reason: ({ reason }) => reason,
  before: ({ before }) => json(before),
  after: ({ after }) => json(after),
  factor: ({ factor }) => factor,
  request: ({ requestId }) => requestId,
  hash: ({ hash }) => hash,
};

export const ofPerson = audit.ofPerson.handler(async ({ input, context: { db, user } }) =>
  (await entriesOfPerson(db, input.userId, { hasMoney: can(user, "admin") })).map(entryDetail),
);

export const ofTarget = audit.ofTarget.handler(async ({ input, context: { db } }) =>
  (await entriesOfTarget(db, input.kind, input.id)).map(entryDetail),
);

export const chain = audit.chain.handler(({ context: { db, now } }) => wholeChain(db, now()));
