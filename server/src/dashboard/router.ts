import { adminOverview, pendingCounts } from "./reads.ts";

export const dashboardRouter = { adminOverview, pendingCounts };
