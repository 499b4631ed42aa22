import { randomBytes } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Services } from "../platform/procedure.ts";
import { api } from "./api.ts";
import { files } from "./files.ts";
import { guardTheDoor } from "./gate.ts";
import { health } from "./health.ts";
import { sayRefusal } from "./refusals.ts";
import { site } from "./site.ts";

const BODY_LIMIT_BYTES = 1_048_576;
/** A request must have arrived whole by then; answers and streams may take their time. */
const ARRIVE_WITHIN_MS = 30_000;

export type HttpConfig = Pick<Config, "PUBLIC_URL" | "TRUSTED_PROXIES" | "REQUESTS_PER_MINUTE" | "isProduction">;

/** Site and API on one port. */
export async function openHttp(services: Services, config: HttpConfig): Promise<FastifyInstance> {
  const http = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: ARRIVE_WITHIN_MS,
    forceCloseConnections: "idle",
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    genReqId: () => randomBytes(8).toString("hex"),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  http.removeContentTypeParser("text/plain");
  http.setErrorHandler((error, request, reply) => sayRefusal(services.log, error as Error, request, reply));
  guardTheDoor(http, { url: services.site.url, isSecure: services.site.isSecure, isHostTrusted: !config.PUBLIC_URL });
  await http.register(health(services));
  await http.register(api(services, config.REQUESTS_PER_MINUTE));
  await http.register(files(services));
  await http.register(site(services));
  return http;
}
