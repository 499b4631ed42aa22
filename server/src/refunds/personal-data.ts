import type { PersonalData } from "../platform/personal-data.ts";
import { picturesOf } from "./requests/picture-repository.ts";

/**
 * One's own requests, in one's own words. Money that moved must be accounted for, so the request stays when its buyer
 * leaves; what they wrote and showed does not.
 */
export const personalData: PersonalData = {
  collect: async (db, { id }) => {
    const requests = await db
      .selectFrom("refunds")
      .select(["id", "orderId", "reason", "detail", "status", "amountCents", "answer", "createdAt", "updatedAt"])
      .where("buyerId", "=", id)
      .orderBy("createdAt")
      .execute();
    if (requests.length === 0) return { "refunds.json": [] };
    const pictures = await picturesOf(
      db,
      requests.map((request) => request.id),
    );
    return { "refunds.json": requests.map((request) => ({ ...request, pictures: pictures.get(request.id) ?? [] })) };
  },
  forget: async (tx, { id }) => {
    await tx.deleteFrom("refundPictures").where("ownerId", "=", id).execute();
    await tx.updateTable("refunds").set({ detail: "" }).where("buyerId", "=", id).execute();
  },
};
