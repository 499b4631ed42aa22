import type { CallMeta } from "@blenda/domain/access/procedure";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { isProcedure } from "@orpc/server";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { router } from "../app.ts";
import { inOurWords, refuse } from "../platform/http/refusals.ts";
import { requestFacts } from "../platform/http/request-facts.ts";
import { BODY } from "../platform/requests/body-bounds.ts";
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
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const context = { ...services, asking: requestFacts(request) };
    const { matched } = await handler.handle(request, reply, { prefix: "/api", context });
    if (!matched) refuse(reply, "NOT_FOUND");
  };
  for (const path of visitorsCommands()) scope.post(path, { bodyLimit: BODY.VISITORS_BYTES }, answer);
  scope.all("/api/*", answer);
};

/** Calls that anybody may make and that come with a body. */
const visitorsCommands = (): string[] =>
  Object.entries(router).flatMap(([domain, operations]) =>
    Object.entries(operations).flatMap(([operation, procedure]) => {
      if (!isProcedure(procedure)) return [];
      const { meta, route } = procedure["~orpc"];
      return (meta as CallMeta).access === "public" && route.method === "POST" ? `/api/${domain}/${operation}` : [];
    }),
  );
