import type { Letter } from "@blenda/domain/mail/model";
import type { Db } from "../platform/database/db.ts";
import { mailRow } from "../platform/sql.ts";

const SHOWN = 50;

export function newestMails(db: Db): Promise<Letter[]> {
  const columns = ["key", "recipient", "subject", "body", "picture", "createdAt"] as const;
  return db.selectFrom(mailRow("mails")).select(columns).orderBy("n", "desc").limit(SHOWN).execute();
}
