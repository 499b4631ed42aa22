import type { FastifyInstance } from "fastify";
import { allDomains } from "../../domains.ts";
import type { Download } from "../../platform/http/download.ts";
import { refuse } from "../../platform/http/refusals.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { sendFile } from "./send-file.ts";

/** What domains hand out at addresses of their own. */
export const declaredDownloads: readonly Download[] = allDomains.flatMap((domain) => domain.downloads ?? []);

export const downloads = (services: Services) => async (scope: FastifyInstance) => {
  for (const declared of declaredDownloads) await scope.register(download(services, declared));
};

const download =
  (services: Services, { path, screens = {}, find }: Download) =>
  async (scope: FastifyInstance) => {
    scope.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const { params, query, method, headers } = request;
      const { actor } = await services.identify(headers.cookie);
      const found = await find(services, { actor, params, query, isHead: method === "HEAD", range: headers.range });
      if (!found) return refuse(reply, "NOT_FOUND");
      if ("file" in found) return sendFile(services.storage, found.file, request, reply, { isDownload: true });
      if ("body" in found)
        return reply
          .headers({
            "content-type": found.type,
            "content-disposition": `attachment; filename="${found.name}"`,
            "cache-control": "private, no-store",
          })
          .send(found.body);
      const screen = screens[found.code];
      const isPerson = headers.accept?.includes("text/html");
      return screen && isPerson ? reply.redirect(screen, 303) : refuse(reply, found.code, found.data);
    });
  };
