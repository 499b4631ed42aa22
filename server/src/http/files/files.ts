import type { FastifyInstance } from "fastify";
import { isDataExport } from "../../account/port.ts";
import { allDomains } from "../../domains.ts";
import { provenUntil } from "../../identity/port.ts";
import type { Reading, StaffReason } from "../../platform/files/access.ts";
import { findFile, type StoredFile } from "../../platform/files/files.ts";
import { refuse } from "../../platform/http/refusals.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Identified, Services } from "../../platform/requests/procedure.ts";
import { sendFile } from "./send-file.ts";

/** Who may read private files of others: whoever built on a domain is asked before it. */
const fileAccess = allDomains.flatMap((domain) => domain.fileAccess ?? []).toReversed();

/**
 * Stored files by id: public ones to everyone, private ones to their owner and to whom a domain lets; to all others, our own
 * people too, as if they did not exist. What is read because of a case is noted first, for good.
 */
export const files = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { id: string } }>("/files/:id", async (request, reply) => {
    const file = /^[\w-]{1,64}$/.test(request.params.id) ? await findFile(services.db, request.params.id) : undefined;
    const reading = { at: services.now(), hasBytes: request.method !== "HEAD" };
    if (!file) return refuse(reply, "NOT_FOUND");
    if (!file.isPublic) {
      const who = await services.identify(request.headers.cookie);
      const by = { user: who.actor, sessionId: who.sessionId, factor: null, asking: { requestId: request.id }, now: services.now };
      if (!(await mayRead(services, file, by, who, reading))) return refuse(reply, "NOT_FOUND");
      if (await isUnproven(services, file, who)) return refuse(reply, "IDENTITY_REAUTH_REQUIRED");
    }
    return sendFile(services.storage, file, request, reply);
  });
};

async function mayRead(services: Services, file: StoredFile, by: Auditor, { actor }: Identified, reading: Reading): Promise<boolean> {
  if (!actor) return false;
  if (actor.id === file.ownerId) return true;
  for (const lets of fileAccess) {
    const answer = await lets(services.db, actor, file, reading);
    if (typeof answer === "object") await note(services, file, by, answer);
    if (answer) return true;
  }
  return false;
}

/** Everything somebody ever did here in one file: not for whoever sits down at a browser left open. */
async function isUnproven({ db, now }: Services, file: StoredFile, { sessionId }: Identified): Promise<boolean> {
  if (!sessionId || !(await isDataExport(db, file.id))) return false;
  return (await provenUntil(db, sessionId, now())) === null;
}

async function note(services: Services, file: StoredFile, by: Auditor, { reason }: StaffReason): Promise<void> {
  const done = { action: "files.read", target: { kind: "file", id: file.id }, reason, after: { ownerId: file.ownerId } };
  await services.transaction((tx) => audit(tx, by, done));
}
