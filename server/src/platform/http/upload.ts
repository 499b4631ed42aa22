import type { RateLimit } from "@blenda/domain/access/procedure";
import type { FailureCode, FailureData } from "@blenda/domain/catalogue";
import type { Me } from "@blenda/domain/identity/model";
import type { Services } from "../requests/procedure.ts";

export interface Uploader {
  user: Me;
  sessionId: string;
}

interface UploadRequest {
  body: Buffer;
  type: string;
  query: Record<string, unknown>;
}

/** An upload, declared: what may be sent where, by whom and how often, and who takes it. `http/` does the rest. */
export interface Upload {
  path: `/api/${string}`;
  types: readonly string[];
  maxBytes: number;
  limit: RateLimit;
  /** A picture may also be named by its address elsewhere (`text/uri-list`): it is fetched once and taken as if it had been sent. */
  isFetched?: boolean;
  /** Codes for what the web server itself refuses; what they carry comes along. */
  refusals: { signedOut: FailureCode; type: FailureCode; tooLarge: FailureCode; tooLargeData?: FailureData<FailureCode> };
  /** Asked with the length the request claims, before anything of it is read. */
  before?(services: Services, bytes: number): Promise<void>;
  /** Answers what is sent back. */
  take(services: Services, file: UploadRequest, uploader: Uploader): Promise<unknown>;
}
