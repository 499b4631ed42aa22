import { getCookie, setCookie } from "@orpc/server/helpers";
import type { Site } from "../requests/procedure.ts";

/** Over https the prefix makes browsers refuse the cookie from anywhere but this very host. */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** A cookie of ours: no script reads it, and other sites' requests do not carry it. */
export function cookie(name: string) {
  return {
    read: (cookies: string | undefined, { isSecure }: Site): string | undefined =>
      (cookies && getCookie(new Headers({ cookie: cookies }), nameOf(name, isSecure))) || undefined,

    write: (headers: Headers | undefined, { isSecure }: Site, value: string, maxAgeSeconds: number): void =>
      setCookie(headers, nameOf(name, isSecure), value, {
        path: "/",
        httpOnly: true,
        secure: isSecure,
        sameSite: "lax",
        maxAge: maxAgeSeconds,
      }),
  };
}
