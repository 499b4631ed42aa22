import type { Me } from "@blenda/domain/identity/model";
import type { MoneyStep, RefundDetail } from "@blenda/domain/refunds/lists/model";
import { shortName } from "@blenda/domain/refunds/lists/rules";
import { refundListTexts } from "@blenda/domain/refunds/lists/texts";
import { publicPerson } from "../../identity/sql.ts";
import { ledgerEntryRow, ledgerTransactionRow } from "../../ledger/sql.ts";
import { chargeRow } from "../../payments/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { transitionRow } from "../../platform/sql.ts";
import { findRefund, isWithStaff } from "../repository.ts";
import { viewOf } from "../view.ts";
import { rightsOf } from "./names.ts";
import { stuckOf } from "./stuck.ts";

type DetailContext = Pick<Services, "db" | "now"> & { user: Me };

/** One refund, as the drawer shows it to this one of staff. */
export async function detailFor({ db, now, user }: DetailContext, id: string): Promise<RefundDetail> {
  const row = await findRefund(db, id);
  if (!row) throw refusal("REFUNDS_NOT_FOUND");
  const { hasNames, mayDecide } = rightsOf(user);
  const [view, people, isCase, money, charge] = await Promise.all([
    viewOf(db, row, "staff"),
    namesOf(db, [row.creatorId, row.assigneeId, row.approverId]),
    wasWithStaff(db, id),
    moneyOf(db, id),
    db.selectFrom(chargeRow("charges")).select("dispute").where("orderId", "=", row.orderId).executeTakeFirst(),
  ]);
  const stuck = stuckOf({ ...row, dispute: charge?.dispute ?? null }, now());
  return {
    ...view,
    buyerName: hasNames ? view.buyerName : shortName(view.buyerName),
    // Its two sides can open them, and staff who decide the case; nobody else.
    pictures: mayDecide && isCase ? view.pictures : [],
    pictureCount: view.pictures.length,
    allowed: mayDecide ? view.allowed : [],
    creatorName: people.get(row.creatorId) ?? null,
    isByStaff: row.openedBy !== null,
    assigneeName: people.get(row.assigneeId) ?? null,
    approverName: people.get(row.approverId) ?? null,
    attempts: row.attempts,
    money,
    stuck,
    mayRetry: mayDecide && stuck !== null,
  };
}

async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string | null, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom(publicPerson("users")).select(["id", "displayName"]).where("id", "in", known).execute();
  return new Map(rows.map(({ id, displayName }) => [id, displayName]));
}

async function wasWithStaff(db: Db, id: string): Promise<boolean> {
  const steps = await db
    .selectFrom(transitionRow("transitions"))
    .select("toStatus")
    .where("entity", "=", "refund")
    .where("entityId", "=", id)
    .execute();
  return steps.some(({ toStatus }) => isWithStaff(toStatus as Parameters<typeof isWithStaff>[0]));
}

/** The booking of a refund, account by account. */
async function moneyOf(db: Db, id: string): Promise<MoneyStep[]> {
  const entries = await db
    .selectFrom(ledgerTransactionRow("t"))
    .innerJoin(ledgerEntryRow("e"), "e.transactionId", "t.id")
    .select(["e.account", "e.amount"])
    .where("t.source", "=", `refund/${id}`)
    .where("t.kind", "=", "refund")
    .orderBy("e.id")
    .execute();
  return entries.map(({ account, amount }) => {
    const kind = account.split(":")[0] ?? account;
    return { whose: refundListTexts.accounts[kind] ?? kind, cents: Number(amount) };
  });
}
