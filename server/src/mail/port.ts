import { forgetMailsTo } from "../platform/mail/mail-repository.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { mailRow } from "../platform/sql.ts";

export const mailPersonalData: PersonalData = {
  collect: async (db, { email }) => ({
    // Subjects only: a body may still carry a link that opens something.
    "mails.json": await db
      .selectFrom(mailRow("mails"))
      .select(["subject", "createdAt", "sentAt"])
      .where("recipient", "=", email)
      .orderBy("n")
      .execute(),
  }),
  forget: (tx, { email }) => forgetMailsTo(tx, email),
};
