import { door } from "../platform/database/door.ts";

export const payoutRow = door("payouts", ["id", "userId", "status", "amountCents", "currency", "last4"]);
