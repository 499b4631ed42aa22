import { can } from "@blenda/domain/access/can";
import type { FastifyInstance } from "fastify";
import { allDomains } from "../../domains.ts";
import type { Download, DownloadRefusal, DownloadRequest, Handout } from "../../platform/http/download.ts";
import { refuse } from "../../platform/http/refusals.ts";
import { audit } from "../../platform/requests/audit.ts";
import { type ActorContext, requireFactor, type Services } from "../../platform/requests/procedure.ts";
import { sendFile } from "./send-file.ts";

/** What domains hand out at addresses of their own. */
export const declaredDownloads: readonly Download[] = allDomains.flatMap((domain) => domain.downloads ?? []);

export const downloads = (services: Services) => async (scope: FastifyInstance) => {
  for (const declared of declaredDownloads) await scope.register(download(services, declared));
};

const download = (services: Services, declared: Download) => async (scope: FastifyInstance) => {
  const { path, screens = {}, find } = declared;
  scope.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const { params, query, method, headers } = request;
    const who = await services.identify(headers.cookie);
    const asked = { actor: who.actor, params, query, isHead: method === "HEAD", range: headers.range };
    const found = (await find(services, asked)) ?? (await findForStaff(services, declared, who, asked, request.id));
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

/** What opens for our own people only, as a staff call does: the factor first, and written down before the first byte leaves. */
async function findForStaff(
  services: Services,
  { staff }: Download,
  { actor: user, sessionId }: ActorContext,
  asked: DownloadRequest,
  requestId: string,
): Promise<Handout | DownloadRefusal | null> {
  if (!staff || !user || !sessionId || !can(user, staff.access)) return null;
  const factor = await requireFactor(services, { userId: user.id, sessionId, action: "ADMIN_ROUTE_ACCESS" });
  const found = await staff.find(services, asked);
  if (!found || "code" in found) return found;
  const done = { action: staff.action, target: { kind: staff.targetKind, id: found.targetId } };
  await services.transaction((tx) => audit(tx, { user, sessionId, factor, asking: { requestId }, now: services.now }, done));
  return found.handout;
}
