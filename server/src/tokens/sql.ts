import { door } from "../platform/database/door.ts";

export const subscriptionRow = door("subscriptions", ["userId", "planId", "status", "expiresAt", "nextChargeAt", "intentId"]);
