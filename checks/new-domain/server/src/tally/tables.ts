import { integer, text } from "../platform/database/columns.ts";

export const tallyTables = {
  tallyNumbers: { id: text(), total: integer() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    tally: typeof tallyTables;
  }
}
