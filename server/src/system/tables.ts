import type { HealthState } from "@blenda/domain/system/model";
import { instant, integer, nullable, text } from "../platform/database/columns.ts";

export const systemTables = {
  /** The state of each part at every look. */
  healthMarks: { at: instant(), part: text(), state: text<Exclude<HealthState, "none">>(), value: nullable(integer()) },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    system: typeof systemTables;
  }
}
