import { find } from "./find.ts";
import { adminOverview, pendingCounts } from "./reads.ts";

export const dashboardRouter = { adminOverview, find, pendingCounts };
