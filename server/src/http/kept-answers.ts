import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Answer, type Answers, packed } from "../platform/answers.ts";
import type { Flood } from "./flood.ts";
import { newRequestId } from "./request-id.ts";

interface Door {
  answers: Answers;
  flood: Flood;
  /** What every answer of the house carries. */
  headers: Readonly<Record<string, string>>;
  ipOf(request: IncomingMessage): string;
}

/**
 * Stands before everything else: a question whose answer lies ready gets it here, at a fraction of what the way through
 * the framework costs. Whatever is unusual about a request goes that way; `false` says so.
 */
const answerIfKept = ({ answers, flood, headers, ipOf }: Door) => {
  const fixed = Object.entries(headers).flat();
  return (request: IncomingMessage, reply: ServerResponse): boolean => {
    if (request.method !== "GET") return false;
    const answer = answers.get(request.url ?? "");
    if (!answer || hasBody(request) || flood.count(ipOf(request)) !== null) return false;
    void sendAnswer(request, reply, answer, [...fixed, "x-request-id", newRequestId()]);
    return true;
  };
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-encoding"] !== undefined || headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Brotli by name, unless it is named to be refused. */
const CAN_UNPACK = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** `headers` in turns, name and value. A browser keeps what it got and asks whether it still holds. */
export async function sendAnswer(request: IncomingMessage, reply: ServerResponse, answer: Answer, headers: string[]): Promise<void> {
  const smaller = CAN_UNPACK.test(request.headers["accept-encoding"] ?? "") ? await packed(answer) : null;
  const { body, bytes, etag } = smaller ?? answer;
  const all = [...headers, "cache-control", "no-cache", "vary", "accept-encoding", "etag", etag];
  if (isSame(request.headers["if-none-match"], answer.etag)) {
    reply.writeHead(304, all).end();
    return;
  }
  all.push("content-type", "application/json", "content-length", String(bytes));
  if (smaller) all.push("content-encoding", "br");
  reply.writeHead(200, all).end(body);
}

/** Compressed or not, it is the same answer to whoever holds it. */
function isSame(held: string | undefined, etag: string): boolean {
  return held !== undefined && (held === "*" || held.includes(etag.slice(0, -1)));
}

/** The server's listener: what lies ready, else `otherwise`. */
export const keptFirst = (door: Door, otherwise: RequestListener): RequestListener => {
  const isAnswered = answerIfKept(door);
  return (request, reply) => void (isAnswered(request, reply) || otherwise(request, reply));
};
