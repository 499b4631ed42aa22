import { instant, json, text } from "../platform/columns.ts";

export const contentTables = {
  contentConfig: { key: text(), document: json<unknown>(), updatedAt: instant() },
};
