import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { addressKey } from "../../platform/http/address.ts";
import { FAILED, refusalOf } from "../../platform/http/refusals.ts";
import { factsOf } from "../../platform/http/request-facts.ts";
import { newRequestId } from "../../platform/http/request-id.ts";
import { BODY } from "../../platform/requests/body-bounds.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { type Flood, weightOf } from "../flood.ts";
import { isFromOurPages } from "../gate.ts";
import { hasTwoHosts } from "../host.ts";
import { allCommands, type Command, type CommandAnswer } from "./commands.ts";
import { parseJson } from "./parse-json.ts";

interface Door {
  services: Services;
  flood: Flood;
  /** What every answer of the house carries. */
  headers: Readonly<Record<string, string>>;
  /** Of the site, and whether it has one configured. */
  url: string;
  isPublic: boolean;
  bodyLimit: number;
  ipOf(request: IncomingMessage): string;
  isOurName(host: string | undefined): boolean;
}

/**
 * Commands in their usual shape are heard before the framework: to an address of the contract, from a page of ours, with a body of JSON
 * that says how long it is. They need nothing of what finds, reads and answers requests of every other shape. Whatever is unusual about
 * one goes that way.
 */
export function commandsFirst(door: Door, otherwise: RequestListener): RequestListener {
  const { services, flood, headers, ipOf } = door;
  const usual = allCommands().filter(({ meta }) => !meta.endsWithReader);
  const commands = new Map(usual.map((command) => [pathOf(command), { command, weight: weightOf(pathOf(command)) }]));
  const fixed = [...Object.entries(headers).flat(), "cache-control", "no-store"];
  const isUsual = usualReader(door);

  /** Never fails: nobody would hear it. */
  async function answer(command: Command, request: IncomingMessage, reply: ServerResponse, address: string, body: Buffer): Promise<void> {
    const requestId = newRequestId();
    const all = [...fixed, "x-request-id", requestId];
    try {
      const input = parseJson(body.toString());
      // As the framework does: who sends what is no JSON is not listened to any longer.
      if (input === undefined) return sendJson(reply, [...all, "connection", "close"], refusalOf("BAD_REQUEST"));
      sendAnswer(reply, all, await command.answer(services, factsOf(request.headers, address, requestId), input));
    } catch (error) {
      services.log.error(`request ${requestId} failed`, error);
      if (!reply.headersSent) sendJson(reply, all, { status: 500, said: FAILED });
    }
  }

  return (request, reply) => {
    const known = request.method === "POST" ? commands.get(request.url ?? "") : undefined;
    if (!known || !isUsual(known.command, request)) return otherwise(request, reply);
    const address = addressKey(ipOf(request));
    if (flood.count(address, known.weight) !== null) return otherwise(request, reply);
    readBody(request, (body) => void answer(known.command, request, reply, address, body));
  };
}

const pathOf = ({ names }: Command): string => `/api/${names.join("/")}`;

/** Whether nothing about a request asks for more than reading its body and answering. */
function usualReader({ url, isPublic, bodyLimit, isOurName }: Door) {
  const ours = new URL(url).origin;
  return ({ meta }: Command, request: IncomingMessage): boolean => {
    const { headers } = request;
    const length = Number(headers["content-length"] ?? 0);
    return (
      headers["content-type"] === "application/json" &&
      length > 0 &&
      length <= (meta.access === "public" ? BODY.VISITORS_BYTES : bodyLimit) &&
      headers["transfer-encoding"] === undefined &&
      headers["content-encoding"] === undefined &&
      // What a proxy says of the protocol is believed only of a proxy we trust.
      (isPublic || headers["x-forwarded-proto"] === undefined) &&
      isFromOurPages({ headers, protocol: "http" }, ours, isPublic) &&
      isOurName(headers.host) &&
      !hasTwoHosts(request)
    );
  };
}

/** One that breaks off is told to nobody: there is nobody left to answer. */
function readBody(request: IncomingMessage, tell: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => void parts.push(part));
  request.on("end", () => tell(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)));
}

function sendAnswer(reply: ServerResponse, all: string[], { status, text, headers }: CommandAnswer): void {
  for (const [name, value] of headers) all.push(name, value);
  if (text !== undefined) all.push("content-type", "application/json; charset=utf-8");
  all.push("content-length", String(Buffer.byteLength(text ?? "")));
  reply.writeHead(status, all).end(text);
}

function sendJson(reply: ServerResponse, all: string[], { status, said }: { status: number; said: unknown }): void {
  const text = JSON.stringify(said);
  all.push("content-type", "application/json; charset=utf-8", "content-length", String(Buffer.byteLength(text)));
  reply.writeHead(status, all).end(text);
}
