import { failure } from "../shared/failure.ts";

export const auditFailures = {
  AUDIT_NOT_FOUND: failure(404, "There's no such entry in the audit log"),
};
