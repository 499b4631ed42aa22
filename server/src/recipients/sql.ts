import { door } from "../platform/database/door.ts";

export const payoutRecipientRow = door("payoutRecipients", ["id", "userId", "currency", "last4"]);
