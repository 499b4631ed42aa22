import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Names that lead to this machine whatever a name server says. */
const LOOPBACK = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const EVERYWHERE = new Set(["0.0.0.0", "::"]);
const NAME_AND_PORT = /^(\[[0-9a-f:.]+\]|[^:[\]/@\s]+)(?::\d{1,5})?$/;

interface HostNaming {
  /** The site's own address, as links have it. */
  url: string;
  /** Whether that is where people come in; without it the site is wherever it is asked for, as on a laptop. */
  isPublic: boolean;
  /** What it listens on. */
  host?: string | undefined;
}

/**
 * Whether a request may call us by this name. A stranger's name can be made to lead to this machine, and its page would
 * then be one of ours to every browser; an address in figures or a name of this machine's own cannot.
 */
export function nameReader({ url, isPublic, host = "" }: HostNaming): (host: string | undefined) => boolean {
  if (isPublic) return () => true;
  const own = new Set([new URL(url).hostname, host.toLowerCase()]);
  const isOpen = EVERYWHERE.has(host);
  return (given) => {
    if (given === undefined) return true;
    const [, name = ""] = NAME_AND_PORT.exec(given.toLowerCase()) ?? [];
    return LOOPBACK.test(name) || (name !== "" && own.has(name)) || (isOpen && isIP(name.replace(/^\[|\]$/g, "")) !== 0);
  };
}

/** Two names in one request: a proxy before us may have believed the other. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
