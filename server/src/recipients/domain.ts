import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { recipientsWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { recipientsRouter } from "./router.ts";

export const recipients = defineDomain({
  router: recipientsRouter,
  personalData,
  waiting: recipientsWaiting,
  owners: { recipient: ownersIn("payoutRecipients", "userId") },
});
