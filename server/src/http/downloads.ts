import { orderScreens } from "@blenda/domain/orders/screens";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fileByLink } from "../orders/library/guest-links.ts";
import { boughtFile, takeBoughtFile } from "../orders/repository.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { beginsAtStart } from "./range.ts";
import { refuse } from "./refusals.ts";
import { sendFile } from "./send-file.ts";

/** A person who followed a link of their mail gets a page, a program the sentence. */
const sayEnded = (request: FastifyRequest, reply: FastifyReply) =>
  request.headers.accept?.includes("text/html") ? reply.redirect(orderScreens.linkEnded.path, 303) : refuse(reply, "ORDERS_LINK_ENDED");

const ID = /^[\w-]{1,64}$/;

/**
 * What was bought, to whoever bought it or has the link: the exact file, whole or in pieces. To everybody else it does not
 * exist. That it is handed out is written down first, whichever piece of it is asked for; who asks only how large it is gets
 * nothing.
 */
export const downloads = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { lineId: string; fileId: string }; Querystring: { key?: unknown } }>(
    "/downloads/:lineId/:fileId",
    async (request, reply) => {
      const { lineId, fileId } = request.params;
      const { actor } = await services.identify(request.headers.cookie);
      if (!ID.test(lineId) || !ID.test(fileId)) return refuse(reply, "NOT_FOUND");
      const bought = actor ? await boughtFile(services.db, actor.id, lineId, fileId) : undefined;
      const found = bought ?? (await fileByLink(services, lineId, fileId, request.query.key));
      if (!found) return refuse(reply, "NOT_FOUND");
      if (found === "ended") return sayEnded(request, reply);
      const { version, takenAt, ...file } = found;
      const isBeginning = beginsAtStart(request.headers.range, file.bytes);
      const isNoted = request.method === "HEAD" || (takenAt !== null && !isBeginning);
      const taking = { lineId, fileId, version, isBeginning, at: services.now() };
      if (!isNoted && !(await takeBoughtFile(services.db, taking))) return refuse(reply, "NOT_FOUND");
      return sendFile(services.storage, file, request, reply, { isDownload: true });
    },
  );
};
