import { defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

export const disputeTables = {
  disputeEvidence: { id: text(), intentId: text(), creatorId: text(), text: text(), createdAt: instant() },
  disputeFiles: { fileId: text(), ownerId: text(), evidenceId: nullable(text()), position: defaulted(integer()), createdAt: instant() },
  disputeSubmissions: { intentId: text(), note: text(), byId: text(), at: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    disputes: typeof disputeTables;
  }
}
