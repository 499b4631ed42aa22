import { orderRow } from "../orders/sql.ts";
import { chargeRow } from "../payments/sql.ts";
import type { PersonalData } from "../platform/personal-data.ts";

/** What a creator said about disputed sales. What was sent to the bank stays with the bank; here their words and files go with them. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "dispute-evidence.json": await db
      .selectFrom("disputeEvidence as e")
      .innerJoin(chargeRow("g"), "g.intentId", "e.intentId")
      .innerJoin(orderRow("o"), "o.id", "g.orderId")
      .select(["o.number as orderNumber", "e.text", "e.createdAt"])
      .where("e.creatorId", "=", id)
      .orderBy("e.createdAt")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("disputeFiles").where("ownerId", "=", id).execute();
    await tx.updateTable("disputeEvidence").set({ text: "" }).where("creatorId", "=", id).execute();
  },
};
