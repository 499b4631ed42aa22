import { createServer, type IncomingMessage, type Server, type ServerOptions } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import Fastify, { type FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.ts";
import { allDomains } from "../domains.ts";
import { refuse, sayRefusal } from "../platform/http/refusals.ts";
import { addressOf } from "../platform/http/request-facts.ts";
import { newRequestId } from "../platform/http/request-id.ts";
import type { Door } from "../platform/http/routes.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { api } from "./api.ts";
import { openBeacons } from "./beacons.ts";
import { commandsFirst } from "./commands/short-way.ts";
import { downloads } from "./files/downloads.ts";
import { files } from "./files/files.ts";
import { uploads } from "./files/upload.ts";
import { type Flood, makeFlood } from "./flood.ts";
import { houseHeaders, makeGate } from "./gate.ts";
import { health } from "./health.ts";
import { nameReader } from "./host.ts";
import { sharedFirst } from "./sharing/shared-answers.ts";
import { sharedCalls } from "./sharing/shared-calls.ts";
import { site } from "./site/site.ts";

const BODY_LIMIT_BYTES = 1_048_576;
/**
 * A request must have arrived whole within thirty seconds, its headers within half of that; answers and streams may take
 * their time. Node looks for late ones only so often, and by itself twice a minute.
 */
export const ARRIVING = { requestTimeout: 29_000, headersTimeout: 15_000, connectionsCheckingInterval: 1_000 } as const;
const SWEEP_EVERY_MS = 20;
const MOST_KNOWN = 1_000;

export type HttpConfig = Pick<Config, "PUBLIC_URL" | "TRUSTED_PROXIES" | "REQUESTS_PER_MINUTE" | "isProduction"> &
  Partial<Pick<Config, "HOST">>;

/** Site and API on one port. */
export async function openHttp(services: Services, config: HttpConfig): Promise<FastifyInstance> {
  const { TRUSTED_PROXIES, REQUESTS_PER_MINUTE } = config;
  const headers = houseHeaders(services.site.isSecure, services.payments.name === "stripe");
  const flood = makeFlood(REQUESTS_PER_MINUTE);
  const calls = sharedCalls({ isValidated: !config.isProduction });
  const isPublic = config.PUBLIC_URL !== undefined;
  const { url } = services.site;
  const isOurName = nameReader({ url, isPublic, host: config.HOST });
  const gate = makeGate({ url, headers, flood, isOurName, isPublic });
  const isOurOrigin = originReader(url, isPublic);
  const facts = { url, isPublic, bodyLimit: BODY_LIMIT_BYTES, ipOf: ipReader(TRUSTED_PROXIES) };
  const door = { services, calls, flood, headers, isOurName, isOurOrigin, ...facts };
  const beacons = openBeacons(services);
  const http = Fastify({
    serverFactory: (otherwise, { keepAliveTimeout }) =>
      createServer(
        { ...ARRIVING, keepAliveTimeout } as ServerOptions,
        beacons.first(door, commandsFirst(door, sharedFirst(door, otherwise))),
      ),
    bodyLimit: BODY_LIMIT_BYTES,
    // An address that cannot be read reaches no hook.
    frameworkErrors: (error, request, reply) => void (gate(request, reply) ?? sayRefusal(services.log, error, request, reply)),
    forceCloseConnections: "idle",
    trustProxy: TRUSTED_PROXIES.length > 0 ? TRUSTED_PROXIES : false,
    genReqId: newRequestId,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  http.removeContentTypeParser("text/plain");
  http.addHook("preClose", async () => letGo(http.server));
  http.addHook("onClose", beacons.close);
  http.setErrorHandler((error, request, reply) => sayRefusal(services.log, error as Error, request, reply));
  http.setNotFoundHandler((_request, reply) => refuse(reply, "NOT_FOUND"));
  http.addHook("onRequest", async (request, reply) => gate(request, reply));
  await http.register(health(services));
  await http.register(api(services));
  await http.register(uploads(services));
  await http.register(files(services));
  await http.register(downloads(services));
  await openRoutes(http, services, flood, isPublic);
  await http.register(site(services));
  return http;
}

/** The visitor's network address: the connection's, or what the proxies we trust say. */
function ipReader(trusted: string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? "";
  const isTrusted = remembered(proxyAddress.compile(trusted));
  return (request) => proxyAddress(request, isTrusted);
}

/** A proxy of ours is one of few addresses, and reading one costs more than all the rest. */
function remembered(isTrusted: (address: string, hop: number) => boolean): (address: string, hop: number) => boolean {
  const known = new LRUCache<string, boolean>({ max: MOST_KNOWN });
  return (address, hop) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const answer = isTrusted(address, hop);
    known.set(address, answer);
    return answer;
  };
}

/** Whether a page of ours asks: where no address is configured, of wherever the site was opened. */
function originReader(url: string, isPublic: boolean): (origin: string, host: string | undefined) => boolean {
  const ours = new URL(url).origin;
  return (origin, host) => origin === ours || (!isPublic && host !== undefined && origin.endsWith(`://${host}`));
}

/** A connection that was busy when the server began to close is kept for its next request; closing would wait for it. */
function letGo(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  server.once("close", () => clearInterval(sweep));
}

/** What domains serve themselves. A window must stay on the origin whose page opened it. */
async function openRoutes(http: FastifyInstance, services: Services, flood: Flood, isPublic: boolean): Promise<void> {
  const ours = new URL(services.site.url).origin;
  const door: Door = {
    ours,
    homeOf: ({ protocol, headers }) => (!isPublic && headers.host ? `${protocol}://${headers.host}` : ours),
    charge: (request) => void flood.count(addressOf(request), "heavy"),
  };
  for (const make of allDomains.flatMap((domain) => domain.routes ?? [])) {
    const routes = make(services, door);
    if (routes) await http.register(routes);
  }
}
