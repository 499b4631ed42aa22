import type { ExportState } from "@blenda/domain/account/model";
import { instant, integer, nullable, text } from "../platform/database/columns.ts";

export const accountTables = {
  dataExports: {
    id: text(),
    userId: text(),
    state: text<ExportState>(),
    progress: integer(),
    fileId: nullable(text()),
    createdAt: instant(),
    expiresAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    account: typeof accountTables;
  }
}
