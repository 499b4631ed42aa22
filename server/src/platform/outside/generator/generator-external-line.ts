import { setTimeout as sleep } from "node:timers/promises";
import { type Calls, type GenerationContext, NothingGenerated } from "./generator.ts";

interface Options {
  url: string;
  key: string;
  fileHosts: readonly string[];
  pauseMs: number;
}

const ANSWER_WITHIN_MS = 30_000;
const FETCH_WITHIN_MS = 120_000;
const LARGEST_ANSWER = 1_000_000;
const LARGEST_FILE = 200_000_000;

/** It may be better in a moment. */
class Passing extends Error {
  override name = "Passing";
}

export interface Line {
  /** Asks, or orders when there is a body; again after a pause when the fault may pass. */
  ask(what: string, path: string, making: GenerationContext, body?: object): Promise<unknown>;
  fetchFile(url: string, making: GenerationContext): Promise<Buffer>;
  look(path: string, calls: Calls, signal: AbortSignal): Promise<{ isGood: boolean; said: string }>;
}

/** Everything that is sent to, and comes from, a generator outside. */
export function openLine({ url, key, fileHosts, pauseMs }: Options): Line {
  const own = new URL(url);
  const headers = { authorization: `Bearer ${key}`, accept: "application/json" };

  async function send(path: string, signal: AbortSignal, body?: object): Promise<Response> {
    const ordering = body && { method: "POST", body: JSON.stringify(body) };
    const init = { ...ordering, headers: { ...headers, ...(body && { "content-type": "application/json" }) }, redirect: "error" as const };
    return fetch(new URL(path, own), { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]) });
  }

  async function answered(path: string, signal: AbortSignal, body?: object): Promise<unknown> {
    const response = await send(path, signal, body);
    const text = (await bodyOf(response, LARGEST_ANSWER)).toString("utf8");
    if (response.status === 429 || response.status >= 500) throw new Passing(`answered ${response.status}`);
    if (!response.ok) throw new NothingGenerated("engine", `answered ${response.status}`);
    try {
      return JSON.parse(text);
    } catch {
      throw new Passing("answered with something that is not JSON");
    }
  }

  /** What an order cost when only its answer was lost, we cannot know; the tokens of the person are safe either way. */
  async function withRetries<Answer>(
    { retries, signal }: GenerationContext,
    what: string,
    attempt: () => Promise<Answer>,
  ): Promise<Answer> {
    for (let tried = 0; ; tried++) {
      try {
        return await attempt();
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof NothingGenerated) throw error;
        if (tried >= retries) throw new NothingGenerated("engine", `${what} failed ${tried + 1} times`, error);
        await sleep(pauseMs * 2 ** tried, undefined, { signal });
      }
    }
  }

  return {
    ask: (what, path, making, body) => withRetries(making, what, () => making.calls.make(what, () => answered(path, making.signal, body))),

    fetchFile: (address, making) => {
      const from = allowed(address, own, fileHosts);
      return withRetries(making, "fetch a file", async () => {
        const signal = AbortSignal.any([making.signal, AbortSignal.timeout(FETCH_WITHIN_MS)]);
        const response = await fetch(from, { redirect: "error", signal });
        if (!response.ok) throw new Passing(`answered ${response.status}`);
        return bodyOf(response, LARGEST_FILE);
      });
    },

    look: async (path, calls, signal) => {
      try {
        const { ok, status } = await calls.make("look", () => send(path, signal));
        return ok ? { isGood: true, said: "It answers and knows our key" } : { isGood: false, said: `It answered ${status}` };
      } catch {
        return { isGood: false, said: "It does not answer" };
      }
    },
  };
}

/** Files come from where the configuration says and from nowhere else: an address in an answer is only a claim. */
function allowed(address: string, own: URL, fileHosts: readonly string[]): URL {
  const url = URL.parse(address);
  const isOwn = url?.origin === own.origin;
  const isListed = url?.protocol === "https:" && url.port === "" && fileHosts.includes(url.hostname);
  if (!url || url.username || !(isOwn || isListed)) throw new NothingGenerated("engine", "its files lie where we may not fetch them");
  return url;
}

async function bodyOf(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) throw new NothingGenerated("engine", `its answer is larger than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
