import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { router } from "../app.ts";
import { inOurWords, refuse } from "../platform/http/refusals.ts";
import { requestFacts } from "../platform/http/request-facts.ts";
import { BODY } from "../platform/requests/body-bounds.ts";
import type { Context, Services } from "../platform/requests/procedure.ts";
import { allCommands, answerCommand, isUsualInput } from "./commands/commands.ts";
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
  for (const command of allCommands())
    scope.post(
      `/api/${command.names.join("/")}`,
      command.meta.access === "public" ? { bodyLimit: BODY.VISITORS_BYTES } : {},
      async (request, reply) => {
        if (!isUsualInput(request.body) || command.meta.endsWithReader) return answer(request, reply);
        reply.header("cache-control", "no-store");
        return answerCommand(services, command, request, reply);
      },
    );
  scope.all("/api/*", answer);
};
