import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import type { Instant } from "../shared/time.ts";
import type { RecipientNews } from "./constants.ts";

/** The place a person is paid to changed: their panel asks again, and they are told. The letter goes with it. */
export const accountChanged = event<{ userId: string; news: RecipientNews; at: Instant }>("recipients.accountChanged", {
  aggregate: ({ userId }) => `recipients-of/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["recipients.recipients", "payouts.overview"],
});

/** An account in the list of our team was added, changed or decided. */
export const recipientListChanged = event<{ recipientId: string }>("recipients.listChanged", {
  aggregate: ({ recipientId }) => `recipient/${recipientId}`,
  to: () => ({ access: "admin" }),
  stale: ["recipients.allRecipients", "recipients.recipientOf", ...OVERVIEW_READS],
});
