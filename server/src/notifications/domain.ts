import { defineDomain } from "../platform/domain.ts";
import { notificationJobs } from "./jobs.ts";
import { notificationListeners } from "./listeners.ts";
import { notificationsPersonalData } from "./port.ts";
import { notificationsRouter } from "./router.ts";

export const notifications = defineDomain({
  router: notificationsRouter,
  listeners: notificationListeners,
  jobs: notificationJobs,
  personalData: notificationsPersonalData,
});
