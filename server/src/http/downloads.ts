import type { FastifyInstance } from "fastify";
import { boughtFile, noteDownload } from "../orders/port.ts";
import type { Services } from "../platform/procedure.ts";
import { refuse } from "./refusals.ts";
import { sendFile } from "./send-file.ts";

const ID = /^[\w-]{1,64}$/;

/** What was bought, to whoever bought it: the exact file, whole or in pieces. To everybody else it does not exist. */
export const downloads = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { lineId: string; fileId: string } }>("/downloads/:lineId/:fileId", async (request, reply) => {
    const { lineId, fileId } = request.params;
    const { actor } = await services.identify(request.headers.cookie);
    const found = actor && ID.test(lineId) && ID.test(fileId) ? await boughtFile(services.db, actor.id, lineId, fileId) : undefined;
    if (!found) return refuse(reply, "NOT_FOUND");
    const { version, ...file } = found;
    const onBegin = () => noteDownload(services.db, lineId, fileId, version, services.now());
    return sendFile(services.storage, file, request, reply, { isDownload: true, onBegin });
  });
};
