import { dashboard } from "./procedures.ts";

const later = () => {
  throw new Error("not written yet");
};

export const dashboardRouter = {
  adminOverview: dashboard.adminOverview.handler(later),
  pendingCounts: dashboard.pendingCounts.handler(later),
};
