import type { IncomingMessage } from "node:http";
import { catalogue, type FailureCode } from "@blenda/domain/catalogue";
import { RESUMABLE_PATH } from "@blenda/domain/uploads/constants";
import { FileStore } from "@tus/file-store";
import { ERRORS, Server, Upload } from "@tus/server";
import { isUnavailable } from "../../platform/database/connection.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { findUpload, noteReceived } from "../repository.ts";
import { finishUpload } from "./finish.ts";
import { makePieceLocker } from "./piece-lock.ts";

export interface Tus {
  server: Server;
  /** Says, before a beginning is handed over, which upload it is. */
  begin(request: IncomingMessage, id: string): void;
}

/** The server's part of the tus protocol. Who may send what is decided before; how large a file is, the database knows. */
export function makeTus(services: Services): Tus {
  const { db, log } = services;
  const begun = new WeakMap<IncomingMessage, string>();
  const configstore = {
    get: async (id: string) => {
      const row = await findUpload(db, id);
      return row && new Upload({ id, size: row.bytes, offset: 0 });
    },
    // The row is there before the file.
    set: async () => {},
    delete: async () => {},
  };
  const server = new Server({
    path: RESUMABLE_PATH,
    datastore: new NotingStore({ directory: services.storage.incoming, configstore }, (id, received) =>
      noteReceived(db, id, received, services.now()),
    ),
    locker: makePieceLocker(),
    relativeLocation: true,
    // Unset it would answer to every site.
    allowedOrigins: [],
    namingFunction: (request) => {
      const node = request.runtime?.node?.req;
      const id = node && begun.get(node as IncomingMessage);
      if (!id) throw spoken(400, "UPLOAD_PROTOCOL");
      return id;
    },
    onUploadFinish: async (_request, { id }) => {
      const row = await findUpload(db, id);
      if (row) await finishUpload(services, row);
      return {};
    },
    onResponseError: (_request, error) => {
      if (!("status_code" in error)) {
        log.error("an upload failed", error);
        if (isUnavailable(error)) return spoken(503, "DATABASE_UNAVAILABLE");
        return spoken(500, "UPLOAD_PROTOCOL");
      }
      return spoken(error.status_code, codeOf(error));
    },
  });
  return { server, begin: (request, id) => void begun.set(request, id) };
}

type ProgressListener = (id: string, received: number) => Promise<void>;

/** Writes down how far a piece brought a file before the sender is told: the next to ask is told no less. */
class NotingStore extends FileStore {
  readonly #note: ProgressListener;

  constructor(options: ConstructorParameters<typeof FileStore>[0], note: ProgressListener) {
    super(options);
    this.#note = note;
  }

  override async write(...piece: Parameters<FileStore["write"]>): Promise<number> {
    const received = await super.write(...piece);
    await this.#note(piece[1], received);
    return received;
  }
}

/** Its own errors are English sentences for developers; people get ours. */
function codeOf({ status_code }: { status_code: number }): FailureCode {
  if (status_code === ERRORS.FILE_NOT_FOUND.status_code || status_code === ERRORS.FILE_NO_LONGER_EXISTS.status_code) return "UPLOAD_GONE";
  return status_code === ERRORS.INVALID_OFFSET.status_code ? "UPLOAD_OFFSET" : "UPLOAD_PROTOCOL";
}

const spoken = (status_code: number, code: FailureCode) => ({
  status_code,
  body: JSON.stringify({ code, message: catalogue[code]?.say(undefined) }),
});
