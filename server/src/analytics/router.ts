import { analyticsFile, geographyFile } from "./files/analytics-file.ts";
import { devices, funnel, geography, overview, revenue, sources, traffic, visitors } from "./reads.ts";
import { diagnose } from "./revenue/diagnose.ts";
import { migrateRevenue } from "./revenue/migrate-revenue.ts";

export const analyticsRouter = {
  ...{ overview, traffic, funnel, sources, devices, revenue, analyticsFile },
  ...{ geography, visitors, geographyFile },
  ...{ diagnose, migrateRevenue },
};
