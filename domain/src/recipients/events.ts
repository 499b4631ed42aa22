import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";

/** Where somebody is paid changed: their panel asks again. */
export const recipientsChanged = event<{ userId: string }>("recipients.changed", {
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
