import { cookie } from "../../platform/http/cookie.ts";

export const sessionCookie = cookie("session");
/** Marks a browser whose password was right, until it has shown a second factor. */
export const halfSessionCookie = cookie("half-session");
/** Marks a browser that signed in before. */
export const browserCookie = cookie("browser");
/** Marks the browser of a sign-up, until the address is confirmed. */
export const signUpCookie = cookie("sign-up");
/** What the Google window must bring back. */
export const journeyCookie = cookie("journey");
