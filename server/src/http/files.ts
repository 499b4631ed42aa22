import { can } from "@blenda/domain/access/can";
import type { FastifyInstance, FastifyReply } from "fastify";
import { fileAccess } from "../file-access.ts";
import { findFile, type StoredFile } from "../platform/files.ts";
import type { Services } from "../platform/procedure.ts";
import { parseRange } from "./range.ts";
import { refuse } from "./refusals.ts";

/** Pictures may be shown in a page; everything else is only ever handed over. */
const SHOWN = new Set(["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"]);

/** Stored files by id: public ones to everyone, private ones to their owner, to admins and to whom a domain lets; to all others as if they did not exist. */
export const files = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { id: string } }>("/files/:id", async (request, reply) => {
    const file = /^[\w-]{1,64}$/.test(request.params.id) ? await findFile(services.db, request.params.id) : undefined;
    if (!file || !(await mayRead(services, file, request.headers.cookie))) return refuse(reply, "NOT_FOUND");
    describe(reply, file);
    if (request.headers["if-none-match"] === etag(file)) return reply.status(304).send();
    const isSame = request.headers["if-range"] === undefined || request.headers["if-range"] === etag(file);
    const range = isSame ? parseRange(request.headers.range, file.bytes) : null;
    if (range === "unsatisfiable") return reply.status(416).header("content-range", `bytes */${file.bytes}`).send();
    if (range) reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${file.bytes}`);
    reply.header("content-length", range ? range.end - range.start + 1 : file.bytes);
    if (request.method === "HEAD") return reply.send();
    const { stream } = await services.storage.open(file.storageKey, range ?? undefined);
    return reply.send(stream);
  });
};

async function mayRead({ db, identify }: Services, file: StoredFile, cookies: string | undefined): Promise<boolean> {
  if (file.isPublic) return true;
  const { actor } = await identify(cookies);
  if (!actor) return false;
  if (actor.id === file.ownerId || can(actor, "admin")) return true;
  for (const lets of fileAccess) if (await lets(db, actor, file)) return true;
  return false;
}

const etag = ({ sha256 }: StoredFile) => `"${sha256}"`;

function describe(reply: FastifyReply, file: StoredFile): void {
  const isShown = SHOWN.has(file.type);
  reply.headers({
    "accept-ranges": "bytes",
    "cache-control": file.isPublic ? "public, max-age=31536000, immutable" : "private, no-store",
    "content-disposition": `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeName(file.name)}`,
    // Whatever the bytes turn out to be, they run nothing.
    "content-security-policy": "sandbox; default-src 'none'",
    "content-type": isShown ? file.type : "application/octet-stream",
    etag: etag(file),
  });
}

/** RFC 8187: no quote, line break or semicolon of a name reaches the header. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
