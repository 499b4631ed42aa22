import type { Readable } from "node:stream";
import type { Access } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import type { StoredFile } from "../files/files.ts";
import type { Services } from "../requests/procedure.ts";

/** What a request for a download says. */
export interface DownloadRequest {
  actor: Me | null;
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Who asks only how large it is gets nothing. */
  isHead: boolean;
  range: string | undefined;
}

/** A stored file, sent whole or in pieces, or what was made just now; a stream is made while it is sent. */
export type Handout = { file: StoredFile } | { body: Buffer | Readable; type: string; name: string };

/** A refusal by its code, as operations have them. */
export interface DownloadRefusal {
  code: string;
  data?: unknown;
}

/** How a download opens for our own people, as a staff call does: after their second factor, and written down. */
interface StaffDownload {
  access: Access;
  /** What the audit log calls it, and what it is about. */
  action: string;
  targetKind: string;
  /** `null`: it does not exist. */
  find(services: Services, request: DownloadRequest): Promise<{ handout: Handout; targetId: string } | DownloadRefusal | null>;
}

/** A download, declared: an address below the site's root, and who finds what is handed out there. `http/` does the rest. */
export interface Download {
  /** With its parameters: `/invoices/:file`. */
  path: `/${string}/:${string}`;
  /** Absent: it costs what any request does. */
  weight?: "heavy";
  /** By code, the screens that say it to a person who followed a link; a program gets the sentence. */
  screens?: Readonly<Record<string, string>>;
  /**
   * Finds it by whose it is, never by a role, and writes down what there is to write about handing it out. `null`: to this person
   * it does not exist.
   */
  find(services: Services, request: DownloadRequest): Promise<Handout | DownloadRefusal | null>;
  /** Absent: to our own people it exists no more than to others. */
  staff?: StaffDownload;
}
