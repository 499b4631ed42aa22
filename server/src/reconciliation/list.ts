import type { RowList } from "@blenda/domain/reconciliation/constants";
import type { PayoutCorrection, ReconciledRow } from "@blenda/domain/reconciliation/model";
import { fixesFor } from "@blenda/domain/reconciliation/rules";
import { businessMinutesBetween } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";

const selectRows = (db: Db) =>
  db
    .selectFrom("reconciliationRows as r")
    .leftJoin("users as u", "u.id", "r.userId")
    .leftJoin("shops as s", "s.creatorId", "r.userId")
    .leftJoin("users as b", "b.id", "r.resolvedBy")
    .selectAll("r")
    .select(["u.displayName as personName", "s.name as shopName", "b.displayName as resolvedByName"]);
export type FoundRow = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

/** Written as the index is, so that it is used. */
const IS_OPEN = sql<boolean>`r.state <> 'matched' and r.resolved_at is null`;
const isOf = (show: RowList): RawBuilder<boolean> => (show === "open" ? IS_OPEN : show === "matched" ? sql`not (${IS_OPEN})` : sql`true`);

export interface RowFilter {
  show: RowList;
  search?: string | undefined;
}

export const rowList = keysetList({
  columns: { difference: { by: sql`r.weight`, kind: "integer" }, day: { by: sql`r.day`, kind: "text" } },
  id: sql`r.key`,
  usual: { sort: "difference", direction: "desc" },
});

const likeOf = (search: string): string => `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;

export const selectList = (db: Db, runId: string, { show, search }: RowFilter) =>
  selectRows(db)
    .where("r.runId", "=", runId)
    .where(isOf(show))
    .$if(!!search, (query) =>
      query.where(
        sql<boolean>`(s.name ilike ${likeOf(search ?? "")} or u.display_name ilike ${likeOf(search ?? "")}
          or r.key = ${`payout/${search}`} or r.key = ${`line/${search}`} or r.reference ilike ${likeOf(search ?? "")})`,
      ),
    );

/** How many there are, and what everything that is listed comes to. */
export async function countRows(db: Db, runId: string, show: RowList) {
  const { rows } = await sql<{ open: number; all: number; ledgerCents: number; providerCents: number }>`
    select count(*) filter (where ${IS_OPEN})::int as open, count(*)::int as all,
      coalesce(sum(r.ledger_cents) filter (where ${isOf(show)}), 0)::bigint as ledger_cents,
      coalesce(sum(r.provider_cents) filter (where ${isOf(show)}), 0)::bigint as provider_cents
    from reconciliation_rows r where r.run_id = ${runId}`.execute(db);
  const { open = 0, all = 0, ledgerCents = 0, providerCents = 0 } = rows[0] ?? {};
  return { counts: { open, matched: all - open, all }, sums: { ledgerCents, providerCents } };
}

export const findShownRow = (db: Db, runId: string, key: string): Promise<FoundRow | undefined> =>
  selectRows(db).where("r.runId", "=", runId).where("r.key", "=", key).executeTakeFirst();

const MINUTES_OF_DAY = 24 * 60;

/** Somebody who left has no name; what they were paid stays. */
const nameOf = ({ payoutId, shopName, personName, reference }: FoundRow): string =>
  payoutId === null ? reference || "Unknown transfer" : (shopName ?? personName ?? "Deleted account");

export const shownRow = (row: FoundRow, correction: PayoutCorrection | undefined, now: Instant): ReconciledRow => ({
  ...{ key: row.key, payoutId: row.payoutId, name: nameOf(row), day: row.day, state: row.state, status: row.status },
  staleDays: row.state === "stale" ? Math.floor(businessMinutesBetween(row.since, now) / MINUTES_OF_DAY) : null,
  ...{ matchedBy: row.matchedBy, ledgerCents: row.ledgerCents, providerCents: row.providerCents },
  differenceCents: row.ledgerCents - row.providerCents,
  fixes: row.resolvedAt === null ? fixesFor(row, row.status) : [],
  resolved: row.resolvedAt && row.how ? { how: row.how, by: row.resolvedByName ?? "", at: row.resolvedAt, note: row.note ?? "" } : null,
  correction: correction ?? null,
});

/** Rows it could belong to: payouts without lines for lines without a payout, and the other way round. */
export const selectCandidates = (db: Db, row: FoundRow) =>
  selectRows(db)
    .where("r.runId", "=", row.runId)
    .where(IS_OPEN)
    .where("r.key", "<>", row.key)
    .where(row.payoutId === null ? sql<boolean>`r.payout_id is not null and r.line_ids = '{}'` : sql<boolean>`r.payout_id is null`)
    .orderBy(sql`abs(r.ledger_cents + r.provider_cents - ${row.ledgerCents + row.providerCents})`)
    .orderBy("r.key");

export const candidateOf = (row: FoundRow) => ({
  key: row.key,
  name: nameOf(row),
  day: row.day,
  cents: row.ledgerCents + row.providerCents,
});
