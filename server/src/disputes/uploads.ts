import { DISPUTES, EVIDENCE_TYPES } from "@blenda/domain/disputes/constants";
import type { Upload } from "../platform/http/upload.ts";
import { receiveEvidenceFile } from "./evidence/evidence-file.ts";

/** The file is the body, its name stands in the address. */
export const evidenceUpload: Upload = {
  path: "/api/disputes/evidence",
  types: EVIDENCE_TYPES,
  maxBytes: DISPUTES.FILE_BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "DISPUTES_FILE_TYPE", tooLarge: "DISPUTES_FILE_TOO_LARGE" },
  take: (services, { body, query }, { user }) => receiveEvidenceFile(services, user.id, body, String(query.name ?? "")),
};
