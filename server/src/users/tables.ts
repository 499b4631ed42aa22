import { instant, text } from "../platform/database/columns.ts";

export const userTables = {
  userNotes: { id: text(), userId: text(), authorId: text(), text: text(), at: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    users: typeof userTables;
  }
}
