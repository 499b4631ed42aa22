import { instant, json, text } from "../platform/database/columns.ts";

export const contentTables = {
  contentConfig: { key: text(), document: json<unknown>(), updatedAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    content: typeof contentTables;
  }
}
