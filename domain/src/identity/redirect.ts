interface AfterLogin {
  /** A path of ours with its search and hash; history is replaced with it. */
  to: string;
  /** For the console, when the parameter was not followed. */
  warning?: string;
}

const LONGEST = 2_000;
const REFUSED: AfterLogin = { to: "/", warning: "The redirect parameter is not a path of this site." };
/** Asking these again would send a signed-in visitor in a circle. */
const ENTRANCES = /^\/(login|signup)\/*$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of these inside addresses, so they hide a second slash
const HIDDEN = /[\u0000-\u001f\u007f\\]/;

/** Where signing in leads (spec 1 §5 with decision A4): never off `origin`, whatever the address said. */
export function afterLogin(search: string, origin: string): AfterLogin {
  const value = new URLSearchParams(search).get("redirect");
  if (!value) return { to: "/" };
  const rest = value.startsWith("/") ? value.slice(1) : value;
  if (rest.length > LONGEST || rest.includes("://") || /^https?:/i.test(rest)) return REFUSED;
  if (HIDDEN.test(value) || HIDDEN.test(decodedOnce(value))) return REFUSED;
  const url = URL.canParse(`/${rest}`, origin) ? new URL(`/${rest}`, origin) : null;
  if (!url || url.origin !== origin || url.pathname.startsWith("//")) return REFUSED;
  if (ENTRANCES.test(url.pathname)) return { to: "/" };
  return { to: url.pathname + url.search + url.hash };
}

function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a lone percent sign is a character like any other
  }
}
