import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { inboxJobs } from "./jobs.ts";
import { inboxWaiting } from "./overview.ts";
import { inboxFileAccess, inboxPersonalData } from "./port.ts";
import { reportableMessage } from "./reportable.ts";
import { inboxRouter } from "./router.ts";
import { attachmentUpload } from "./uploads.ts";

export const inbox = defineDomain({
  router: inboxRouter,
  jobs: inboxJobs,
  personalData: inboxPersonalData,
  fileAccess: inboxFileAccess,
  uploads: [attachmentUpload],
  reportable: [reportableMessage],
  waiting: inboxWaiting,
  owners: { conversation: ownersIn("conversations", "buyerId", "creatorId") },
});
