import type { FastifyReply, FastifyRequest } from "fastify";
import type { StoredFile } from "../../platform/files/files.ts";
import { parseRange } from "../../platform/http/range.ts";
import type { Storage } from "../../platform/outside/storage/storage.ts";

/** Pictures and films may be shown in a page; everything else is only ever handed over. */
const SHOWN = new Set(["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif", "video/mp4", "video/webm", "text/vtt"]);

/**
 * What is public may stop being it: a browser that has seen it may keep it for a day, but no cache in between hands it on
 * for longer than five minutes (docs/decisions/0027).
 */
const PUBLIC_FOR = "public, max-age=86400, s-maxage=300, immutable";

interface SendOptions {
  /** Whether to save it even where it could be shown. */
  isDownload?: boolean;
}

/** Sends a stored file, whole or a piece of it, to a reader who may have it: what has to be written down about that is written before. */
export async function sendFile(
  storage: Storage,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
  sending: SendOptions = {},
) {
  const { isDownload = false } = sending;
  describe(reply, file, isDownload);
  if (request.headers["if-none-match"] === etag(file)) return reply.status(304).send();
  const isSame = request.headers["if-range"] === undefined || request.headers["if-range"] === etag(file);
  const range = isSame ? parseRange(request.headers.range, file.bytes) : null;
  if (range === "unsatisfiable") return reply.status(416).header("content-range", `bytes */${file.bytes}`).send();
  if (range) reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.header("content-length", range ? range.end - range.start + 1 : file.bytes);
  if (request.method === "HEAD") return reply.send();
  const { stream } = await storage.open(file.storageKey, range ?? undefined);
  return reply.send(stream);
}

const etag = ({ sha256 }: StoredFile) => `"${sha256}"`;

function describe(reply: FastifyReply, file: StoredFile, isDownload: boolean): void {
  const isShown = SHOWN.has(file.type) && !isDownload;
  reply.headers({
    "accept-ranges": "bytes",
    "cache-control": file.isPublic ? PUBLIC_FOR : "private, no-store",
    "content-disposition": `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeName(file.name)}`,
    // Whatever the bytes turn out to be, they run nothing.
    "content-security-policy": "sandbox; default-src 'none'",
    "content-type": isShown ? file.type : "application/octet-stream",
    etag: etag(file),
    "repr-digest": `sha-256=:${Buffer.from(file.sha256, "hex").toString("base64")}:`,
  });
}

/** RFC 8187: no quote, line break or semicolon of a name reaches the header. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
