import { inboxFileAccess } from "./inbox/port.ts";
import { learningFileAccess } from "./learning/port.ts";
import type { FileAccess } from "./platform/file-access.ts";
import { refundsFileAccess } from "./refunds/port.ts";

/** Who may read private files of others, and why. One line per domain that has a reason. */
export const fileAccess: readonly FileAccess[] = [inboxFileAccess, learningFileAccess, refundsFileAccess];
