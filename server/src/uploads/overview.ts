import { sql } from "kysely";
import type { HealthCheck } from "../platform/overview.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** So many wait while they are read one at a time. */
const WARN_WAITING = 50;

export const uploadHealth: readonly HealthCheck<Services>[] = [
  {
    name: "uploads",
    label: "Uploads",
    look: async ({ db, scanner }) => {
      const { rows } = await sql<{ checking: number }>`select count(*)::int as checking from uploads where state = 'checking'`.execute(db);
      const checking = rows[0]?.checking ?? 0;
      const away = await scanner.check().then(
        () => null,
        () => `The scanner (${scanner.name}) isn't responding. Uploads are waiting for it.`,
      );
      const warning = away ?? (checking > WARN_WAITING ? `${checking} uploads are waiting to be checked.` : null);
      return { figure: `${checking} being checked`, value: checking, ...(warning && { warning }) };
    },
  },
];
