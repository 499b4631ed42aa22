import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { picturesOf } from "./requests/picture-repository.ts";

/** Whether a question was put to this person, on either side. */
const isAnswerOf = (id: string) => sql<boolean>`exists (select from refunds r where r.id = refund_case_questions.refund_id
  and case refund_case_questions.side when 'buyer' then r.buyer_id else r.creator_id end = ${id})`;

/** Questions of our team to a person about refunds, their answers, and what they were warned of. */
async function inCases(db: Db, id: string) {
  return {
    "refund-questions.json": await db
      .selectFrom("refundCaseQuestions")
      .select(["refundId", "question", "askedAt", "answer", "answeredAt"])
      .where(isAnswerOf(id))
      .orderBy("askedAt")
      .execute(),
    "refund-warnings.json": await db
      .selectFrom("refundCaseWarnings")
      .select(["refundId", "text", "warnedAt"])
      .where("userId", "=", id)
      .orderBy("warnedAt")
      .execute(),
  };
}

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
    const cases = await inCases(db, id);
    if (requests.length === 0) return { "refunds.json": [], ...cases };
    const pictures = await picturesOf(
      db,
      requests.map((request) => request.id),
    );
    return { "refunds.json": requests.map((request) => ({ ...request, pictures: pictures.get(request.id) ?? [] })), ...cases };
  },
  forget: async (tx, { id }) => {
    await tx.deleteFrom("refundPictures").where("ownerId", "=", id).execute();
    await tx.updateTable("refunds").set({ detail: "" }).where("buyerId", "=", id).execute();
    await tx.updateTable("refundCaseQuestions").set({ answer: "" }).where("answeredAt", "is not", null).where(isAnswerOf(id)).execute();
    await tx.updateTable("refundCaseWarnings").set({ text: "" }).where("userId", "=", id).execute();
  },
};
