import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import type { FastifyInstance } from "fastify";
import { router } from "../app.ts";
import { askingOf } from "../platform/http/asking.ts";
import { inOurWords, refuse } from "../platform/http/refusals.ts";
import type { Context, Services } from "../platform/requests/procedure.ts";
import { reference } from "./reference.ts";

/** Every operation of the contract below `/api`, and the documents that describe them. */
export const api = (services: Services) => async (scope: FastifyInstance) => {
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
