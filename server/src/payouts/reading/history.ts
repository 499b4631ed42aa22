import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import type { Db } from "../../platform/database/db.ts";
import { transitionRow } from "../../platform/sql.ts";

/** Each state a payout had and since when, and what the provider told of it, oldest first. */
export async function stepsAndNews(db: Db, id: string) {
  const payout = await db.selectFrom("payouts").select(["createdAt", "externalId"]).where("id", "=", id).executeTakeFirst();
  if (!payout) return { steps: [], news: [] };
  const steps = await db
    .selectFrom(transitionRow("transitions"))
    .select(["toStatus as status", "at", "reason as note", "actorId"])
    .where("entity", "=", "payout")
    .where("entityId", "=", id)
    .orderBy("id")
    .execute();
  const news =
    payout.externalId === null
      ? []
      : await db
          .selectFrom("payoutNews")
          .select(["state", "occurredAt", "receivedAt", "outcome"])
          .where("transferId", "=", payout.externalId)
          .orderBy("occurredAt")
          .orderBy("receivedAt")
          .execute();
  const collected = { status: "draft" as PayoutStatus, at: payout.createdAt, note: "", actorId: null };
  return { steps: [collected, ...steps.map((step) => ({ ...step, status: step.status as PayoutStatus }))], news };
}
