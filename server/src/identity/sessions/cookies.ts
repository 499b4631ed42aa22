import { getCookie, setCookie } from "@orpc/server/helpers";
import type { Site } from "../../platform/requests/procedure.ts";

/** Over https the prefix makes browsers refuse the cookie from anywhere but this very host. */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** A cookie of ours: no script reads it, and other sites' requests do not carry it. */
function cookie(name: string) {
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

export const sessionCookie = cookie("session");
/** Marks a browser whose password was right, until it has shown a second factor. */
export const halfSessionCookie = cookie("half-session");
/** Marks a browser that signed in before. */
export const browserCookie = cookie("browser");
/** Marks the browser of a sign-up, until the address is confirmed. */
export const signUpCookie = cookie("sign-up");
/** What the Google window must bring back. */
export const journeyCookie = cookie("journey");
