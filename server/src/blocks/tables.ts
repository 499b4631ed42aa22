import { instant, text } from "../platform/database/columns.ts";

export const blockTables = {
  userBlocks: { blockerId: text(), blockedId: text(), createdAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    blocks: typeof blockTables;
  }
}
