import { lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const WITHIN_MS = 8_000;
const MOST_REDIRECTS = 4;

/** Networks outside the public web: this machine, the house around it, and what is kept for special use. */
const inside = new BlockList();
for (const [network, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
  ] as const),
  ...([
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
  ] as const),
  ...([
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
])
  inside.addSubnet(network, bits, "ipv4");

/** Of the newer addresses only those that are given out to the public, without the parts that carry an older one inside. */
const outside6 = new BlockList();
outside6.addSubnet("2000::", 3, "ipv6");
const carriers = new BlockList();
carriers.addSubnet("2001::", 23, "ipv6");
carriers.addSubnet("2001:db8::", 32, "ipv6");
carriers.addSubnet("2002::", 16, "ipv6");

/** Whether an address is public on the web. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !inside.check(address, "ipv4");
  return kind === 6 && outside6.check(address, "ipv6") && !carriers.check(address, "ipv6");
}

/** Whether our server may be sent there at all: the web's own protocols and ports, and no name and password in it. */
export function isPlainWebAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, port, username, password, hostname } = new URL(url);
  const isPlain = port === "" && username === "" && password === "" && hostname !== "";
  return isPlain && (protocol === "http:" || protocol === "https:");
}

interface Ways {
  isAllowed: (address: string) => boolean;
  isPlain: (url: string) => boolean;
}
const PUBLIC: Ways = { isAllowed: isPublicAddress, isPlain: isPlainWebAddress };

/**
 * Whether a page a person named answers (guard against server-side request forgery). An address is judged where it is connected to,
 * so a name that means something else a moment later leads nowhere; redirects are judged anew. Nothing of the answer is read.
 */
export async function opensOnTheWeb(url: string, ways = PUBLIC): Promise<boolean> {
  const answer = await answerOf(url, ways);
  answer?.destroy();
  return answer !== null && statusOf(answer) < 400;
}

/** The same for a file that is wanted whole: `null` if it does not come, or does not end within this many bytes. */
export async function readFromTheWeb(url: string, maxBytes: number, ways = PUBLIC, withinMs = WITHIN_MS): Promise<Buffer | null> {
  const answer = await answerOf(url, ways, withinMs);
  if (answer === null) return null;
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    if (statusOf(answer) !== 200) return null;
    for await (const part of answer) {
      bytes += part.length;
      if (bytes > maxBytes) return null;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch {
    // It broke off, or took too long.
    return null;
  } finally {
    answer.destroy();
  }
}
/** `withinMs`: how long it may take, where the usual time is not what is asked for. */
export type ReadWeb = (url: string, maxBytes: number, withinMs?: number) => Promise<Buffer | null>;
export const readPublicWeb: ReadWeb = (url, maxBytes, withinMs) => readFromTheWeb(url, maxBytes, PUBLIC, withinMs);

const statusOf = ({ statusCode = 500 }: IncomingMessage): number => statusCode;

/** After as many redirects as an honest page needs, all within one span of time. */
async function answerOf(url: string, ways: Ways, withinMs = WITHIN_MS): Promise<IncomingMessage | null> {
  const signal = AbortSignal.timeout(withinMs);
  let next = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await ask(next, ways, signal);
    const to = answer && redirectOf(answer, next);
    if (answer === null || to === null) return answer;
    answer.destroy();
    next = to;
  }
  return null;
}

/** Where it sends us on to; what is no address is judged like one that is not plain. */
function redirectOf(answer: IncomingMessage, from: string): string | null {
  const { location } = answer.headers;
  if (location === undefined || statusOf(answer) < 300 || statusOf(answer) >= 400) return null;
  return URL.canParse(location, from) ? new URL(location, from).href : "";
}

function ask(url: string, { isAllowed, isPlain }: Ways, signal: AbortSignal): Promise<IncomingMessage | null> {
  if (!isPlain(url)) return Promise.resolve(null);
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !isAllowed(literal)) return Promise.resolve(null);
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asked = request(url, { method: "GET", signal, agent: false, headers: { accept: "*/*" }, lookup: guardedLookup(isAllowed) });
    asked.on("response", (answer) => {
      // The caller reads it or ends it; what breaks before that concerns no caller.
      answer.on("error", () => {});
      resolve(answer);
    });
    asked.on("error", () => resolve(null));
    asked.end();
  });
}

/** Finds only addresses that may be reached; a name with any other among them is not connected to. */
const guardedLookup =
  (isAllowed: Ways["isAllowed"]): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const [first] = found;
      if (!first || found.some(({ address }) => !isAllowed(address))) return callback(new Error("not on the public web"), "", 0);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
