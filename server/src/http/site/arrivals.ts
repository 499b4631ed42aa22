import type { FastifyReply, FastifyRequest } from "fastify";
import { allDomains } from "../../domains.ts";
import { addressOf } from "../../platform/http/request-facts.ts";
import type { Services } from "../../platform/requests/procedure.ts";

const arrivals = allDomains.flatMap((domain) => domain.arrivals ?? []);

/**
 * Top-level navigation, by fetch metadata: browsers say it of every request, and no page can make one say otherwise of a picture,
 * a frame or a script of its own. What is fetched in advance is no visit yet.
 */
const isVisit = ({ headers }: FastifyRequest): boolean =>
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  headers["sec-fetch-site"] !== undefined &&
  headers["sec-purpose"] === undefined &&
  headers.purpose === undefined;

/** Marks the browser of a visitor who came by an address that says how. Such an answer is theirs alone: nothing on the way keeps it. */
export async function noteArrival(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.url.includes("?")) return;
  const url = URL.parse(request.url, services.site.url);
  const known = url ? arrivals.filter(({ parameter }) => url.searchParams.has(parameter)) : [];
  if (!url || known.length === 0) return;
  reply.header("cache-control", "private, no-store");
  if (!isVisit(request)) return;
  for (const { arrive } of known) {
    const given = await arrive(services, { url, cookies: request.headers.cookie, address: addressOf(request) });
    for (const cookie of given?.getSetCookie() ?? []) reply.header("set-cookie", cookie);
  }
}
