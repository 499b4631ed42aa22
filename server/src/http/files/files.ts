import type { FastifyInstance } from "fastify";
import { isDataExport } from "../../account/port.ts";
import { allDomains } from "../../domains.ts";
import { provenUntil } from "../../identity/port.ts";
import type { FileReadContext, StaffReason } from "../../platform/files/access.ts";
import { findFile, type StoredFile } from "../../platform/files/files.ts";
import { refuse } from "../../platform/http/refusals.ts";
import { audit } from "../../platform/requests/audit.ts";
import { type ActorContext, requireFactor, type Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { sendFile } from "./send-file.ts";

/** Rules for reading private files of others: a domain built on another is asked before it. */
const fileAccess = allDomains.flatMap((domain) => domain.fileAccess ?? []).toReversed();

/**
 * Stored files by id: public ones to everyone, private ones to their owner and to whom a domain lets; to all others, our own
 * people too, as if they did not exist. Who reads because of a case shows a second factor, and it is written down before the
 * first byte leaves.
 */
export const files = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { id: string } }>("/files/:id", async (request, reply) => {
    const file = /^[\w-]{1,64}$/.test(request.params.id) ? await findFile(services.db, request.params.id) : undefined;
    const reading = { at: services.now(), hasBytes: request.method !== "HEAD" };
    if (!file) return refuse(reply, "NOT_FOUND");
    if (!file.isPublic) {
      const who = await services.identify(request.headers.cookie);
      const answer = await mayRead(services, file, who, reading);
      if (!answer) return refuse(reply, "NOT_FOUND");
      if (typeof answer === "object") await writeDown(services, file, who, request.id, answer);
      if (await isUnproven(services, file, who)) return refuse(reply, "IDENTITY_REAUTH_REQUIRED");
    }
    return sendFile(services.storage, file, request, reply);
  });
};

/** What was meant for its reader comes before the reasons of our own people: a buyer needs none. */
async function mayRead(
  { db }: Services,
  file: StoredFile,
  { actor }: ActorContext,
  reading: FileReadContext,
): Promise<boolean | StaffReason> {
  if (!actor) return false;
  if (actor.id === file.ownerId) return true;
  let reason: StaffReason | null = null;
  for (const lets of fileAccess) {
    const answer = await lets(db, actor, file, reading);
    if (answer === true) return true;
    if (answer) reason ??= answer;
  }
  return reason ?? false;
}

/** Everything a person ever did here in one file: not for a passer-by at a browser left open. */
async function isUnproven({ db, now }: Services, file: StoredFile, { sessionId }: ActorContext): Promise<boolean> {
  if (!sessionId || !(await isDataExport(db, file.id))) return false;
  return (await provenUntil(db, sessionId, now())) === null;
}

async function writeDown(services: Services, file: StoredFile, who: ActorContext, requestId: string, { reason }: StaffReason) {
  const { actor: user, sessionId } = who;
  if (!user || !sessionId) throw refusal("UNAUTHORIZED");
  const factor = await requireFactor(services, { userId: user.id, sessionId, action: "ADMIN_ROUTE_ACCESS" });
  const done = { action: "files.read", target: { kind: "file", id: file.id }, reason, after: { ownerId: file.ownerId } };
  await services.transaction((tx) => audit(tx, { user, sessionId, factor, asking: { requestId }, now: services.now }, done));
}
