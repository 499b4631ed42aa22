import type { CallMeta } from "@blenda/domain/access/procedure";
import { type AnyProcedure, isProcedure, ORPCError } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { router } from "../../app.ts";
import { FAILED, inOurWords } from "../../platform/http/refusals.ts";
import { requestFacts } from "../../platform/http/request-facts.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { procedureCaller } from "./procedure-caller.ts";

export interface Command {
  /** Domain and operation, as the contract names them. */
  names: string[];
  meta: CallMeta;
  answer(services: Services, asking: RequestFacts, input: unknown): Promise<CommandAnswer>;
}

export interface CommandAnswer {
  status: number;
  /** JSON; nothing where the operation answers nothing. */
  text: string | undefined;
  headers: Headers;
}

/** Calls that come with a body. */
export const allCommands = (): Command[] =>
  Object.entries(router).flatMap(([domain, operations]) =>
    Object.entries(operations).flatMap(([operation, procedure]) => {
      if (!isProcedure(procedure) || procedure["~orpc"].route.method !== "POST") return [];
      const names = [domain, operation];
      return { names, meta: procedure["~orpc"].meta as CallMeta, answer: answerer(procedure, names) };
    }),
  );

/** It needs nothing of what finds, reads and writes calls of every other shape. */
function answerer(procedure: AnyProcedure, names: string[]): Command["answer"] {
  const call = procedureCaller(procedure, names);
  return async (services, asking, input) => {
    const headers = new Headers();
    try {
      const output = await call(input, { ...services, asking, resHeaders: headers });
      return { status: 200, text: output === undefined ? undefined : JSON.stringify(output), headers };
    } catch (error) {
      if (!(error instanceof ORPCError)) return { status: 500, text: JSON.stringify(FAILED), headers };
      return { status: error.status, text: JSON.stringify(inOurWords(error)), headers };
    }
  };
}

/** A body that is an object of JSON: what every page of ours sends. */
export const isUsualInput = (body: unknown): body is object => typeof body === "object" && body !== null && !Array.isArray(body);

/** Answers a command whose path is known and whose body the framework has read. */
export async function answerCommand(services: Services, command: Command, request: FastifyRequest, reply: FastifyReply) {
  const { status, text, headers } = await command.answer(services, requestFacts(request), request.body);
  for (const [name, value] of headers) reply.header(name, value);
  reply.status(status);
  return text === undefined ? reply.send() : reply.header("content-type", "application/json").send(text);
}
