import { mkdir } from "node:fs/promises";
import type { Me } from "@blenda/domain/identity/model";
import { RESUMABLE_PATH } from "@blenda/domain/uploads/constants";
import type { Server } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Routes } from "../../platform/http/routes.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { abandonUpload } from "../abandon.ts";
import { bytesAt, placeOf } from "../place.ts";
import { findOwn, noteReceived, type UploadRow } from "../repository.ts";
import { announcementOf } from "./announcement.ts";
import { beginUpload } from "./begin.ts";
import { finishUpload } from "./finish.ts";
import type { Tus } from "./tus.ts";

const PRIVATE_FOLDER = 0o700;
const VERSION = "1.0.0";
type UploadRequest = FastifyRequest<{ Params: { id: string } }>;

/** tus 1.0.0, behind the gate: creation, pieces, asking how far it came, termination. The library is loaded with the first upload. */
export const resumable: Routes = (services) => async (scope: FastifyInstance) => {
  const tus = once(() => openTus(services));
  scope.removeAllContentTypeParsers();
  // The body stays a stream, and no limit for bodies applies.
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.addHook("onRequest", async (request, reply) => {
    reply.headers({ "tus-resumable": VERSION, "cache-control": "no-store" });
    if (request.headers["tus-resumable"] !== VERSION) throw refusal("UPLOAD_PROTOCOL");
    // It could make a piece a question for the file.
    delete request.raw.headers["x-http-method-override"];
  });

  scope.post(RESUMABLE_PATH, async (request, reply) => {
    const user = await whoSends(services, request);
    const id = await beginUpload(services, user, announcementOf(request.headers));
    const { server, begin } = await tus();
    begin(request.raw, id);
    await delegate(server, request, reply);
    if (reply.raw.statusCode >= 400) await abandonUpload(services, user.id, id);
  });

  scope.head<{ Params: { id: string } }>(`${RESUMABLE_PATH}/:id`, async (request, reply) => {
    const own = await ownUpload(services, request);
    // The last piece arrived and the connection was gone before it could say so.
    if (own.state === "receiving" && (await bytesAt(placeOf(services.storage, own.id))) === own.bytes) await finishUpload(services, own);
    else if (own.state === "receiving") return delegate((await tus()).server, request, reply);
    return reply.headers({ "upload-offset": own.bytes, "upload-length": own.bytes }).send();
  });

  scope.patch<{ Params: { id: string } }>(`${RESUMABLE_PATH}/:id`, async (request, reply) => {
    const own = await ownUpload(services, request);
    if (own.state !== "receiving") throw refusal("UPLOAD_OFFSET");
    try {
      await delegate((await tus()).server, request, reply);
    } finally {
      // What came of a piece that was cut off; one that was answered is written down before its answer.
      const received = reply.raw.statusCode === 204 ? null : await bytesAt(placeOf(services.storage, own.id));
      if (received !== null) await noteReceived(services.db, own.id, received, services.now());
    }
  });

  scope.delete<{ Params: { id: string } }>(`${RESUMABLE_PATH}/:id`, async (request, reply) => {
    const user = await whoSends(services, request);
    if (!(await abandonUpload(services, user.id, request.params.id))) throw refusal("UPLOAD_GONE");
    return reply.status(204).send();
  });
};

async function whoSends(services: Services, request: FastifyRequest): Promise<Me> {
  const { actor } = await services.identify(request.headers.cookie);
  if (!actor) throw refusal("UNAUTHORIZED");
  return actor;
}

/** Access to an upload: another account's does not exist. */
async function ownUpload(services: Services, request: UploadRequest): Promise<UploadRow> {
  const user = await whoSends(services, request);
  const own = await findOwn(services.db, user.id, request.params.id, services.now());
  if (!own) throw refusal("UPLOAD_GONE");
  return own;
}

/** The library writes the answer itself; what our hooks put on it would be lost, the security headers among it. */
async function delegate(server: Server, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
  await server.handle(request.raw, reply.raw);
}

async function openTus(services: Services): Promise<Tus> {
  await mkdir(services.storage.incoming, { recursive: true, mode: PRIVATE_FOLDER });
  const { makeTus } = await import("./tus.ts");
  return makeTus(services);
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
