import type { CallMeta } from "@blenda/domain/access/procedure";
import { type AnyProcedure, createProcedureClient, isProcedure, ORPCError } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { router } from "../app.ts";
import { FAILED, inOurWords } from "../platform/http/refusals.ts";
import { requestFacts } from "../platform/http/request-facts.ts";
import type { Services } from "../platform/requests/procedure.ts";

export interface Command {
  /** Domain and operation, as the contract names them. */
  names: string[];
  procedure: AnyProcedure;
  meta: CallMeta;
}

/** Calls that come with a body. */
export const allCommands = (): Command[] =>
  Object.entries(router).flatMap(([domain, operations]) =>
    Object.entries(operations).flatMap(([operation, procedure]) => {
      if (!isProcedure(procedure) || procedure["~orpc"].route.method !== "POST") return [];
      return { names: [domain, operation], procedure, meta: procedure["~orpc"].meta as CallMeta };
    }),
  );

/** A body that is an object of JSON: what every page of ours sends. */
export const isUsualInput = (body: unknown): body is object => typeof body === "object" && body !== null && !Array.isArray(body);

/**
 * Answers a command whose path is known and whose body is read already. It needs nothing of what finds, reads and writes calls of every
 * other shape.
 */
export async function answerCommand(services: Services, { names, procedure }: Command, request: FastifyRequest, reply: FastifyReply) {
  const resHeaders = new Headers();
  const context = { ...services, asking: requestFacts(request), resHeaders };
  const answer = await createProcedureClient(procedure, { context, path: names })(request.body).then(
    (output) => ({ status: 200, said: output }),
    (error: unknown) => (error instanceof ORPCError ? { status: error.status, said: inOurWords(error) } : { status: 500, said: FAILED }),
  );
  for (const [name, value] of resHeaders) reply.header(name, value);
  reply.status(answer.status);
  if (answer.said === undefined) return reply.send();
  return reply.header("content-type", "application/json").send(JSON.stringify(answer.said));
}
