import { catalogueFileAccess } from "./catalogue/port.ts";
import { inboxFileAccess } from "./inbox/port.ts";
import { learningFileAccess } from "./learning/port.ts";
import { ordersFileAccess } from "./orders/port.ts";
import type { FileAccess } from "./platform/files/access.ts";
import { refundsFileAccess } from "./refunds/port.ts";

/** Who may read private files of others, and why. One line per domain that has a reason. */
export const fileAccess: readonly FileAccess[] = [
  inboxFileAccess,
  learningFileAccess,
  refundsFileAccess,
  ordersFileAccess,
  catalogueFileAccess,
];
