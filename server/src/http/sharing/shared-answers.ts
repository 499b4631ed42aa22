import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ORPCError } from "@orpc/server";
import { sessionCookie } from "../../identity/sessions/cookies.ts";
import { compressAnswer, type SharedAnswer } from "../../platform/cache/shared-answers.ts";
import { addressKey } from "../../platform/http/address.ts";
import { acceptsBrotli } from "../../platform/http/compression.ts";
import { FAILED, inOurWords } from "../../platform/http/refusals.ts";
import { newRequestId } from "../../platform/http/request-id.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { NOT_NOW_SECONDS } from "../../platform/requests/refusal.ts";
import type { Flood } from "../flood.ts";
import { hasTwoHosts } from "../host.ts";
import type { SharedCall } from "./shared-calls.ts";

interface Door {
  services: Services;
  calls: ReadonlyMap<string, SharedCall>;
  flood: Flood;
  /** What every answer of the house carries. */
  headers: Readonly<Record<string, string>>;
  ipOf(request: IncomingMessage): string;
  isOurName(host: string | undefined): boolean;
}

/**
 * The shared answers stand before everything else: a question whose answer is the same for everybody gets it here, at a fraction of what
 * the way through the framework costs. Whatever is unusual about a request goes that way; `false` says so.
 */
const answerIfShared = ({ services, calls, flood, headers, ipOf, isOurName }: Door) => {
  const { sharedAnswers, visitorAnswers, log } = services;
  const fixed = Object.entries(headers).flat();
  const isUnusual = (request: IncomingMessage) => hasBody(request) || hasTwoHosts(request) || !isOurName(request.headers.host);
  /** What a browser may keep of it: of what only visitors share nothing, or a person who signs in there would be shown it. */
  const headersOf = (requestId: string, isForVisitors: boolean) => [
    ...withNumber(requestId),
    "cache-control",
    isForVisitors ? "no-store" : "no-cache",
  ];
  const withNumber = (requestId: string) => [...fixed, "x-request-id", requestId];

  /** Many may wait here for their turn: until it comes, nothing is made for them that would have to be kept meanwhile. */
  async function make(call: SharedCall, request: IncomingMessage, reply: ServerResponse, path: string): Promise<void> {
    const requestId = newRequestId();
    const ask = () => {
      const { "user-agent": userAgent = "" } = request.headers;
      // The answer is shared by all who ask: it is made without what this browser says about itself.
      const asking = { cookies: undefined, address: addressKey(ipOf(request)), userAgent, requestId };
      return call.ask(path.slice(call.path.length + 1), { ...services, asking });
    };
    try {
      const answer = await (call.isForVisitors ? visitorAnswers : sharedAnswers).take(path, ask);
      void sendAnswer(request, reply, answer, headersOf(requestId, call.isForVisitors));
    } catch (error) {
      if (!(error instanceof ORPCError)) log.error(`request ${requestId} failed`, error);
      sendRefusal(reply, error, withNumber(requestId));
    }
  }

  return (request: IncomingMessage, reply: ServerResponse): boolean => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = request.url ?? "";
    const everybodys = sharedAnswers.get(path);
    const call = everybodys ? undefined : calls.get(path.split("?", 1)[0] as string);
    if ((!everybodys && !call) || isUnusual(request)) return false;
    const isForVisitors = call?.isForVisitors ?? false;
    if (isForVisitors && sessionCookie.read(request.headers.cookie, services.site)) return false;
    const answer = isForVisitors ? visitorAnswers.get(path) : everybodys;
    if (flood.count(addressKey(ipOf(request)), answer ? "light" : "usual") !== null) return false;
    if (answer) void sendAnswer(request, reply, answer, headersOf(newRequestId(), isForVisitors));
    else if (call) void make(call, request, reply, path);
    return true;
  };
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-encoding"] !== undefined || headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** `headers` in turns, name and value. A browser keeps what it got and asks whether it still holds. */
async function sendAnswer(request: IncomingMessage, reply: ServerResponse, answer: SharedAnswer, headers: string[]): Promise<void> {
  const smaller = acceptsBrotli(request.headers["accept-encoding"]) ? await compressAnswer(answer) : null;
  const { body, bytes, etag } = smaller ?? answer;
  const all = [...headers, "vary", "accept-encoding", "etag", etag];
  if (isSame(request.headers["if-none-match"], answer.etag)) {
    reply.writeHead(304, all).end();
    return;
  }
  all.push("content-type", "application/json", "content-length", String(bytes));
  if (smaller) all.push("content-encoding", "br");
  reply.writeHead(200, all).end(body);
}

function sendRefusal(reply: ServerResponse, error: unknown, headers: string[]): void {
  const { status, said } = error instanceof ORPCError ? { status: error.status, said: inOurWords(error) } : { status: 500, said: FAILED };
  const all = [...headers, "cache-control", "no-store", "content-type", "application/json; charset=utf-8"];
  if (status === 503) all.push("retry-after", String(NOT_NOW_SECONDS));
  reply.writeHead(status, all).end(JSON.stringify(said));
}

/** Compressed or not, it is the same answer to the browser that holds it. */
function isSame(held: string | undefined, etag: string): boolean {
  return held !== undefined && (held === "*" || held.includes(etag.slice(0, -1)));
}

/** The server's listener: what is the same for everybody, else `otherwise`. */
export const sharedFirst = (door: Door, otherwise: RequestListener): RequestListener => {
  const isAnswered = answerIfShared(door);
  return (request, reply) => void (isAnswered(request, reply) || otherwise(request, reply));
};
