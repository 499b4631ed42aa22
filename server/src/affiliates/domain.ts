import { sql } from "kysely";
import { defineDomain } from "../platform/domain.ts";
import { affiliateArrival } from "./clicks/arrival.ts";
import { affiliateJobs } from "./jobs.ts";
import { affiliateListeners } from "./listeners.ts";
import { affiliatesWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { affiliatesRouter } from "./router.ts";

export const affiliates = defineDomain({
  router: affiliatesRouter,
  arrivals: [affiliateArrival],
  listeners: affiliateListeners,
  jobs: affiliateJobs,
  personalData,
  waiting: affiliatesWaiting,
  owners: {
    /** Whose share it is, and whoever it returns to. */
    commission: async (db, id) => {
      const { rows } = await sql<{ userId: string | null }>`select unnest(array[affiliate_id, creator_id]) as user_id
        from affiliate_commissions where line_id = ${id}`.execute(db);
      return rows.map(({ userId }) => userId);
    },
  },
});
