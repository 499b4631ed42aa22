import { accessFailures } from "@blenda/domain/access/failures";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ORPCError } from "@orpc/server";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { router } from "../app.ts";
import type { Context, Services } from "../platform/procedure.ts";
import { askingOf } from "./asking.ts";
import type { Flood } from "./flood.ts";
import { sendAnswer } from "./kept-answers.ts";
import { reference } from "./reference.ts";
import { refuse } from "./refusals.ts";
import { type SharedCall, sharedCalls } from "./shared-calls.ts";

interface Options {
  flood: Flood;
  headers: Readonly<Record<string, string>>;
  /** Whether shared answers are compared with their schema before they leave. */
  isValidated: boolean;
}

/** Every operation of the contract below `/api`, and the documents that describe them. */
export const api = (services: Services, options: Options) => async (scope: FastifyInstance) => {
  scope.addHook("onRequest", async (request, reply) => {
    const retryAfterSeconds = options.flood.count(request.ip);
    if (retryAfterSeconds === null) return;
    return refuse(reply.header("retry-after", retryAfterSeconds), "TOO_MANY_REQUESTS", { retryAfterSeconds });
  });
  const handler = new OpenAPIHandler(router, {
    plugins: [new ResponseHeadersPlugin<Context>()],
    customErrorResponseBodyEncoder: inOurWords,
    eventIteratorKeepAliveInterval: 15_000,
  });
  await scope.register(reference);
  for (const call of sharedCalls(options)) scope.get(call.path, answerShared(services, call, options.headers));
  scope.all("/api/*", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const context = { ...services, asking: askingOf(request) };
    const { matched } = await handler.handle(request, reply, { prefix: "/api", context });
    if (!matched) refuse(reply, "NOT_FOUND");
  });
};

/** Asks once, however many wait for it, and keeps the answer for those who come later. */
function answerShared(services: Services, call: SharedCall, headers: Options["headers"]) {
  const fixed = Object.entries(headers).flat();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [, query = ""] = request.url.split("?", 2);
    const resHeaders = new Headers();
    try {
      const context = { ...services, asking: askingOf(request), resHeaders };
      const answer = await services.answers.take(request.url, () => call.ask(query, context));
      reply.hijack();
      await sendAnswer(request.raw, reply.raw, answer, [...fixed, "x-request-id", request.id]);
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      return reply.status(error.status).headers(Object.fromEntries(resHeaders)).header("cache-control", "no-store").send(inOurWords(error));
    }
  };
}

/** A body that cannot even be read fails before any operation begins; it too gets its sentence from the catalogue. */
function inOurWords(error: ORPCError<string, unknown>) {
  const { code, message, data } = error;
  const said = code === "BAD_REQUEST" ? accessFailures.BAD_REQUEST.say(undefined) : message;
  return { code, message: said, ...(data !== undefined && { data }) };
}
