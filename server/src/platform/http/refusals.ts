import { accessFailures } from "@blenda/domain/access/failures";
import { catalogue } from "@blenda/domain/catalogue";
import { ORPCError } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "../database/connection.ts";
import type { Log } from "../log.ts";
import { NOT_NOW_SECONDS } from "../requests/refusal.ts";

/** Answers outside any operation in the same shape and words as inside: `{ code, message, data? }`. */
export function refuse(reply: FastifyReply, code: string, data?: unknown): FastifyReply {
  const { status, said } = refusalOf(code, data);
  const { retryAfterSeconds: retryAfter = status === 503 ? NOT_NOW_SECONDS : undefined } = (data ?? {}) as { retryAfterSeconds?: number };
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply.status(status).header("cache-control", "no-store").send(said);
}

/** A refusal as status and words, for an answer that is written without the framework. */
export function refusalOf(code: string, data?: unknown): { status: number; said: object } {
  const { status, say } = catalogue[code] ?? { status: 500, say: () => "Something went wrong" };
  return { status, said: { code, message: say(data as never), ...(data !== undefined && { data }) } };
}

const BY_STATUS: Record<number, string> = {
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
};

/** A body that cannot even be read fails before any operation begins; it too gets its sentence from the catalogue. */
export function inOurWords(error: ORPCError<string, unknown>) {
  const { code, message, data } = error;
  const said = code === "BAD_REQUEST" ? accessFailures.BAD_REQUEST.say(undefined) : message;
  return { code, message: said, ...(data !== undefined && { data }) };
}

/** Unexpected errors. */
export const FAILED = { code: "INTERNAL_SERVER_ERROR", message: "Something went wrong" };

/**
 * What an operation or the web server itself refused: a body too large, not JSON, of another kind, a range beyond the file.
 * Anything else is our fault and is logged.
 */
export function sayRefusal(
  log: Log,
  error: Error & { statusCode?: number; data?: unknown },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof ORPCError) return void refuse(reply, error.code, error.data);
  const { statusCode = 500 } = error;
  const code = BY_STATUS[statusCode] ?? (statusCode < 500 ? "BAD_REQUEST" : undefined);
  if (code) return void refuse(reply, code, error.data);
  log.error(`request ${request.id} failed`, error);
  if (isUnavailable(error)) return void refuse(reply, "DATABASE_UNAVAILABLE");
  reply.status(500).header("cache-control", "no-store").send(FAILED);
}
