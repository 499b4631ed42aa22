import type { HealthCheck, WatchedLine } from "../platform/overview.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { isLate, readingLine } from "./reading/line.ts";

const MINUTE_MS = 60_000;

/** The reader of files, by how long people wait for it. */
export const readingHealth: readonly HealthCheck<Services>[] = [
  {
    name: "reading",
    label: "File reading",
    look: async ({ db, now }) => {
      const line = await readingLine(db, now());
      const { waiting, oldestAt } = line;
      const minutes = oldestAt === null ? 0 : Math.floor((Date.parse(now()) - Date.parse(oldestAt)) / MINUTE_MS);
      const warning = isLate(line, now()) && `The oldest file has been waiting for ${minutes} minutes.`;
      return { figure: `${waiting} waiting`, value: waiting, ...(warning && { warning }) };
    },
  },
];

export const readingLines: readonly WatchedLine[] = [
  { name: "authoring.reading", label: "Files, films and models to be read", look: readingLine },
];
