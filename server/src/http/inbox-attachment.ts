import { ATTACHMENT_TYPES, INBOX } from "@blenda/domain/inbox/constants";
import { takeAttachment } from "../inbox/messages/attachment.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { upload } from "./upload.ts";

export const inboxAttachment = (services: Services) =>
  upload(services, {
    path: "/api/inbox/attachment",
    types: ATTACHMENT_TYPES,
    maxBytes: INBOX.ATTACHMENT_BYTES,
    limit: { per: "account", max: 60, minutes: 60 },
    refusals: { signedOut: "UNAUTHORIZED", type: "INBOX_ATTACHMENT_TYPE", tooLarge: "INBOX_ATTACHMENT_TOO_LARGE" },
    take: ({ body, query }, { user }) => takeAttachment(services, user.id, body, String(query.name ?? "")),
  });
