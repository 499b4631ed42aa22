import { defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

export const historyTables = {
  demoHistory: {
    id: text(),
    /** The first moment it tells of. */
    beganAt: instant(),
    /** How many days of it are there, whole. */
    days: defaulted(integer()),
    finishedAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    history: typeof historyTables;
  }
}
