import { addMinutes } from "@blenda/domain/shared/calendar";
import type { HealthCheck } from "../platform/overview.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** An event of the provider is worked off at once; what is older than this is stuck. */
const STUCK_AFTER_MINUTES = 10;

export const paymentHealth: readonly HealthCheck<Services>[] = [
  {
    name: "payments",
    label: "Payments",
    look: async ({ db, now }) => {
      const { count } = await db
        .selectFrom("webhookInbox")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("processedAt", "is", null)
        .where("receivedAt", "<", addMinutes(now(), -STUCK_AFTER_MINUTES))
        .executeTakeFirstOrThrow();
      if (count === 0) return { figure: "all settled", value: 0 };
      return { figure: `${count} stuck`, value: count, warning: "Card provider events have been waiting for ten minutes." };
    },
  },
];
