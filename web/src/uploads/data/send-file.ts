import { type Purpose, RESUMABLE_PATH, UPLOADS } from "@blenda/domain/uploads/constants";
import { fingerprintOf } from "@blenda/domain/uploads/rules";
import { uploadTexts } from "@blenda/domain/uploads/texts";
import type { HttpResponse } from "tus-js-client";

export interface FileRequest {
  purpose: Purpose;
  targetId: string;
  folder: string;
  file: File;
  /** Goes on with this one instead of beginning anew. */
  id: string | null;
}

export interface SendingEvents {
  onBegun: (id: string) => void;
  /** Bytes that left this device. */
  onProgress: (sent: number) => void;
  /** Bytes the server says it has. */
  onStored: (stored: number) => void;
  onDone: () => void;
  onStopped: (why: SendingEnd) => void;
}

/** `lost` may go on later; `refused` for good, with the server's sentence. */
export type SendingEnd = { kind: "lost" | "refused"; message: string };

/** Starts sending and answers how to stop; what was sent stays. */
export type Send = (wanted: FileRequest, events: SendingEvents) => () => void;

/** All the patience there is without progress: long enough for a server to start again. */
const RETRY_DELAYS_MS = [0, 1_000, 2_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000];
/** Too slow for one request, not where it stopped, another tab is writing, too often: none of these is the end. */
const AGAIN = new Set([408, 409, 423, 429]);

/** By the tus protocol. Its library is loaded with the first file. */
export const sendFile: Send = (wanted, events) => {
  const leaving = new AbortController();
  void alone(wanted, leaving.signal, () => transfer(wanted, events, leaving.signal)).then((isMine) => {
    if (!isMine && !leaving.signal.aborted) events.onStopped({ kind: "lost", message: uploadTexts.otherTab });
  });
  return () => leaving.abort();
};

/** Two tabs of one browser would only get in each other's way. Answers whether this one had its turn. */
async function alone({ purpose, targetId, folder, file }: FileRequest, signal: AbortSignal, work: () => Promise<void>): Promise<boolean> {
  // Only safe addresses have locks; without them the server keeps pieces apart.
  if (!navigator.locks) return work().then(() => true);
  const name = `upload ${purpose} ${targetId} ${folder} ${fingerprintOf(file)}`;
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock || signal.aborted) return lock !== null;
    await work();
    return true;
  });
}

async function transfer({ purpose, targetId, folder, file, id }: FileRequest, events: SendingEvents, signal: AbortSignal): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  signal.addEventListener("abort", () => end(), { once: true });
  try {
    const { Upload } = await import("tus-js-client");
    if (signal.aborted) return;
    const upload = new Upload(file, {
      endpoint: RESUMABLE_PATH,
      uploadUrl: id === null ? null : `${RESUMABLE_PATH}/${id}`,
      chunkSize: UPLOADS.PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      metadata: { purpose, targetId, folder, filename: file.name, fingerprint: fingerprintOf(file) },
      // The server knows what is open, so that any device can go on; nothing is kept on this one.
      storeFingerprintForResuming: false,
      onShouldRetry: ({ originalResponse }) => canGoOn(originalResponse),
      onUploadUrlAvailable: () => events.onBegun(upload.url?.split("/").at(-1) ?? ""),
      onProgress: (sent) => events.onProgress(sent),
      onChunkComplete: (_piece, stored) => events.onStored(stored),
      onError: (error) => {
        events.onStopped(whyStopped("originalResponse" in error ? error.originalResponse : null));
        end();
      },
      onSuccess: () => {
        events.onDone();
        end();
      },
    });
    signal.addEventListener("abort", () => void upload.abort(), { once: true });
    upload.start();
    await ended;
  } catch {
    // The library itself did not arrive.
    events.onStopped({ kind: "lost", message: uploadTexts.connectionLost });
  }
}

function canGoOn(response: HttpResponse | null): boolean {
  const status = response?.getStatus() ?? 0;
  return status === 0 || status >= 500 || AGAIN.has(status);
}

function whyStopped(response: HttpResponse | null): SendingEnd {
  if (response?.getStatus() === 401) return { kind: "lost", message: uploadTexts.signedOut };
  if (canGoOn(response)) return { kind: "lost", message: uploadTexts.connectionLost };
  return { kind: "refused", message: sentenceOf(response?.getBody() ?? "") };
}

function sentenceOf(body: string): string {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer === "object" && answer !== null && "message" in answer && typeof answer.message === "string") return answer.message;
  } catch {
    // Not one of our answers.
  }
  return uploadTexts.failed;
}
