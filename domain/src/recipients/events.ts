import { event } from "../access/event.ts";

/** Where somebody is paid to changed: their panel asks again. */
export const recipientsChanged = event<{ userId: string }>("recipients.changed", {
  aggregate: ({ userId }) => `recipients-of/${userId}`,
  to: ({ userId }) => ({ userId }),
});
