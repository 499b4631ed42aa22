import { adminUnlock } from "./admin-unlock.ts";
import { requestUnlock } from "./request-unlock.ts";
import { unlock } from "./unlock.ts";

export const lockoutRouter = { adminUnlock, requestUnlock, unlock };
