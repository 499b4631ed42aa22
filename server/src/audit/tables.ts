import { bigint, instant, nullable, text } from "../platform/database/columns.ts";

export const auditTables = {
  auditChecks: { at: instant(), upTo: bigint(), hash: text(), brokenAt: nullable(bigint()) },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    audit: typeof auditTables;
  }
}
