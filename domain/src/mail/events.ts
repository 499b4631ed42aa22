import { event } from "../access/event.ts";

export const mailQueued = event<{ key: string }>("mail.queued", {
  aggregate: ({ key }) => `mail/${key}`,
  to: () => ({ access: "public" }),
  stale: ["mail.mailbox"],
});
