import { ATTACHMENT_TYPES, INBOX } from "@blenda/domain/inbox/constants";
import type { Upload } from "../platform/http/upload.ts";
import { receiveAttachment } from "./messages/attachment.ts";

export const attachmentUpload: Upload = {
  path: "/api/inbox/attachment",
  types: ATTACHMENT_TYPES,
  maxBytes: INBOX.ATTACHMENT_BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "INBOX_ATTACHMENT_TYPE", tooLarge: "INBOX_ATTACHMENT_TOO_LARGE" },
  take: (services, { body, query }, { user }) => receiveAttachment(services, user.id, body, String(query.name ?? "")),
};
