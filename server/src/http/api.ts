import { accessFailures } from "@blenda/domain/access/failures";
import fastifyRateLimit from "@fastify/rate-limit";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import type { ORPCError } from "@orpc/server";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import type { FastifyInstance } from "fastify";
import { router } from "../app.ts";
import type { Context, Services } from "../platform/procedure.ts";
import { addressKey } from "./address.ts";
import { askingOf } from "./asking.ts";
import { reference } from "./reference.ts";
import { refuse } from "./refusals.ts";

/** Every operation of the contract below `/api`, and the documents that describe them. */
export const api = (services: Services, requestsPerMinute: number) => async (scope: FastifyInstance) => {
  if (requestsPerMinute > 0) await scope.register(fastifyRateLimit, flood(requestsPerMinute));
  const handler = new OpenAPIHandler(router, {
    plugins: [new ResponseHeadersPlugin<Context>()],
    customErrorResponseBodyEncoder: inOurWords,
    eventIteratorKeepAliveInterval: 15_000,
  });
  await scope.register(reference);
  scope.all("/api/*", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const context = { ...services, asking: askingOf(request) };
    const { matched } = await handler.handle(request, reply, { prefix: "/api", context });
    if (!matched) refuse(reply, "NOT_FOUND");
  });
};

/** Per address and process. Calls with something to lose declare stricter limits in their contract, kept in the database. */
const flood = (max: number) => ({
  max,
  timeWindow: 60_000,
  cache: 20_000,
  keyGenerator: ({ ip }: { ip: string }) => addressKey(ip),
  errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
    Object.assign(new Error("too many requests"), { statusCode: 429, data: { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
});

/** A body that cannot even be read fails before any operation begins; it too gets its sentence from the catalogue. */
function inOurWords(error: ORPCError<string, unknown>) {
  const { code, message, data } = error;
  const said = code === "BAD_REQUEST" ? accessFailures.BAD_REQUEST.say(undefined) : message;
  return { code, message: said, ...(data !== undefined && { data }) };
}
