import type { FastifyInstance } from "fastify";
import { boughtFile, takeBoughtFile } from "../orders/port.ts";
import type { Services } from "../platform/procedure.ts";
import { beginsAtStart } from "./range.ts";
import { refuse } from "./refusals.ts";
import { sendFile } from "./send-file.ts";

const ID = /^[\w-]{1,64}$/;

/**
 * What was bought, to whoever bought it: the exact file, whole or in pieces. To everybody else it does not exist. That it
 * is handed out is written down first, whichever piece of it is asked for; who asks only how large it is gets nothing.
 */
export const downloads = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { lineId: string; fileId: string } }>("/downloads/:lineId/:fileId", async (request, reply) => {
    const { lineId, fileId } = request.params;
    const { actor } = await services.identify(request.headers.cookie);
    const found = actor && ID.test(lineId) && ID.test(fileId) ? await boughtFile(services.db, actor.id, lineId, fileId) : undefined;
    if (!actor || !found) return refuse(reply, "NOT_FOUND");
    const { version, takenAt, ...file } = found;
    const isBeginning = beginsAtStart(request.headers.range, file.bytes);
    const isNoted = request.method === "HEAD" || (takenAt !== null && !isBeginning);
    const taking = { lineId, fileId, version, isBeginning, at: services.now() };
    if (!isNoted && !(await takeBoughtFile(services.db, actor.id, taking))) return refuse(reply, "NOT_FOUND");
    return sendFile(services.storage, file, request, reply, { isDownload: true });
  });
};
