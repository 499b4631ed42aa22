import { READS } from "virtual:reads";
import { isUnattended } from "./attendance.ts";
import { askForFactor, MFA_NOT_CONFIGURED, MFA_REQUIRED } from "./step-up.ts";

/** No answer arrived at all. Browsers have words of their own for that, and each another one. */
export class Unreached extends Error {
  override message = "We can't be reached right now. Check your connection, then try again.";
}

/** Answered, but not with what was asked for: the code, the sentence and whatever else the refusal carries. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, { code, message, data }: Refusal) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** What a refusal is on the wire. */
interface Refusal {
  code: string;
  message: string;
  data?: unknown;
}

/** Something between us and the reader answered, or we broke: no sentence of ours came with it. */
const SPEECHLESS: Refusal = { code: "SPEECHLESS", message: "Something went wrong on our side. Please try again." };

export interface Options {
  signal?: AbortSignal | undefined;
  context?: Manner | undefined;
}

/** How a call is made where the ordinary way will not do. */
export interface Manner {
  /** Arrives also when the page is left while it is on its way. */
  outlivesPage?: boolean;
}

/** A person who shows their factor again and again to no effect has met a fault of ours. */
const MOST_CEREMONIES = 3;

/**
 * Makes a call. One that needs a second factor waits while its reader is asked for it, and is then sent again as it was, the key
 * of its intention included.
 */
export async function call(domain: string, operation: string, input: unknown, options: Options = {}): Promise<unknown> {
  for (let round = 1; ; round += 1) {
    try {
      return await send(domain, operation, input, options);
    } catch (error) {
      const action = neededAction(error);
      if (action === null || round > MOST_CEREMONIES) throw error;
      const message = await askForFactor(action.name, action);
      if (message !== null) throw new Refused(403, { code: "MFA_DENIED", message });
    }
  }
}

/** What a refusal asks to be verified for; null for every other one. */
function neededAction(error: unknown): { name: string; isNotConfigured: boolean } | null {
  if (!(error instanceof Refused) || (error.code !== MFA_REQUIRED && error.code !== MFA_NOT_CONFIGURED)) return null;
  const data: unknown = error.data;
  const name = typeof data === "object" && data !== null && "action" in data ? String(data.action) : "";
  return { name, isNotConfigured: error.code === MFA_NOT_CONFIGURED };
}

/** Every address is `/api/<domain>/<operation>`. What only reads carries its input in the address, the rest in the body. */
async function send(domain: string, operation: string, input: unknown, { signal, context }: Options): Promise<unknown> {
  const isRead = READS[domain]?.includes(operation);
  const asked = isRead ? new URLSearchParams(namedIn(input)).toString() : "";
  const body = !isRead && input !== undefined ? JSON.stringify(input) : null;
  const answer = await fetch(`/api/${domain}/${operation}${asked && `?${asked}`}`, {
    method: isRead ? "GET" : "POST",
    body,
    headers: { ...(body !== null && { "content-type": "application/json" }), ...(isUnattended() && { "x-unattended": "true" }) },
    keepalive: context?.outlivesPage ?? false,
    signal: signal ?? null,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new Unreached();
  });
  const text = await answer.text();
  if (answer.ok) return text === "" ? undefined : JSON.parse(text);
  throw new Refused(answer.status, refusalIn(text));
}

/** `{ ids: ["a"], page: { after: 3 } }` is `ids[0]=a` and `page[after]=3`; what is undefined is left out. */
export function namedIn(value: unknown, name = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return value === undefined || value === null ? [] : [[name, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => namedIn(each, name ? `${name}[${key}]` : key));
}

function refusalIn(text: string): Refusal {
  try {
    const body = JSON.parse(text);
    return typeof body?.code === "string" && typeof body.message === "string" ? body : SPEECHLESS;
  } catch {
    return SPEECHLESS;
  }
}
