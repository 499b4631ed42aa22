import type { PersonalData } from "../platform/personal-data.ts";
import { forgetClickSums } from "./figures/sums.ts";

/** Whom somebody brought is the buyers' own; that they brought somebody, and what it earned, is theirs. */
export const personalData: PersonalData = {
  collect: async (db, { id, email }) => ({
    "affiliate.json": {
      records: await db
        .selectFrom("affiliates")
        .select(["id", "email", "state", "creatorId", "termsVersion", "note", "createdAt", "updatedAt"])
        .where((is) => is.or([is("userId", "=", id), is.and([is("userId", "is", null), is("email", "=", email)])]))
        .execute(),
      commissions: await db
        .selectFrom("affiliateCommissions")
        .select([
          "orderNumber",
          "title",
          "programme",
          "bps",
          "cents",
          "state",
          "reason",
          "note",
          "clickedAt",
          "orderedAt",
          "availableAt",
          "paidOutAt",
        ])
        .where("affiliateId", "=", id)
        .orderBy("orderedAt")
        .execute(),
      cameBy: await db.selectFrom("affiliateBindings").select(["clickedAt", "boundAt"]).where("userId", "=", id).execute(),
    },
  }),
  /** What was earned belongs to the books and stays; links and programmes end. */
  forget: async (tx, { id, email }) => {
    await tx
      .deleteFrom("affiliateBindings")
      .where((is) => is.or([is("userId", "=", id), is("affiliateId", "=", id)]))
      .execute();
    await tx.deleteFrom("affiliateClicks").where("affiliateId", "=", id).execute();
    await forgetClickSums(tx, id);
    await tx.deleteFrom("affiliateProgrammes").where("creatorId", "=", id).execute();
    await tx.updateTable("affiliateCommissions").set({ buyerKey: "" }).where("buyerKey", "in", [id, email]).execute();
    await tx
      .deleteFrom("affiliates")
      .where((is) => is.or([is("userId", "=", id), is.and([is("userId", "is", null), is("email", "=", email)]), is("creatorId", "=", id)]))
      .execute();
  },
};
