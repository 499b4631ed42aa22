import { can } from "@blenda/domain/access/can";
import type { FastifyInstance } from "fastify";
import { fileAccess } from "../file-access.ts";
import type { Reading } from "../platform/file-access.ts";
import { findFile, type StoredFile } from "../platform/files.ts";
import type { Services } from "../platform/procedure.ts";
import { refuse } from "./refusals.ts";
import { sendFile } from "./send-file.ts";

/** Stored files by id: public ones to everyone, private ones to their owner, to admins and to whom a domain lets; to all others as if they did not exist. */
export const files = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { id: string } }>("/files/:id", async (request, reply) => {
    const file = /^[\w-]{1,64}$/.test(request.params.id) ? await findFile(services.db, request.params.id) : undefined;
    const reading = { at: services.now(), hasBytes: request.method !== "HEAD" };
    if (!file || !(await mayRead(services, file, request.headers.cookie, reading))) return refuse(reply, "NOT_FOUND");
    return sendFile(services.storage, file, request, reply);
  });
};

async function mayRead({ db, identify }: Services, file: StoredFile, cookies: string | undefined, reading: Reading): Promise<boolean> {
  if (file.isPublic) return true;
  const { actor } = await identify(cookies);
  if (!actor) return false;
  if (actor.id === file.ownerId) return true;
  for (const lets of fileAccess) if (await lets(db, actor, file, reading)) return true;
  // Last: an admin who bought it is a buyer, and it is written down as such.
  return can(actor, "admin");
}
