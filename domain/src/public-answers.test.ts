import { expect, test } from "vitest";
import { z } from "zod";
import type { CallMeta } from "./access/procedure.ts";
import { contract } from "./contract.ts";

interface Shape {
  properties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  oneOf?: Shape[];
}
type Procedure = { "~orpc": { meta: CallMeta; outputSchema?: z.ZodType } };

/** What is about somebody, and nobody else's business. */
const PERSONAL =
  /^(email|phone\w*|ip|ipAddress|userAgent|roles|permissions|is(Admin|Super|Staff|Suspended|Locked)|has(AdminClaim|EverBeenAffiliate)|globalAffiliateId|recipient|holder)$|password|secret|token$|hash$|lockout|failedAttempts|claim/i;

/** Each with the reason why a stranger may read it. Whoever adds one thinks about it. */
const ME = ["email", "globalAffiliateId", "hasEverBeenAffiliate", "isAdmin", "permissions", "roles"];
const ALLOWED: Record<string, readonly string[]> = {
  // Oneself, and nobody else.
  "identity.confirmEmail": ME,
  "identity.session": ME,
  "identity.signIn": ME,
  "mfa.verifySignIn": ME,
  // What was typed, or what the link in one's own mail is about.
  "account.cancelEmailChange": ["email"],
  "account.confirmEmailChange": ["email"],
  "identity.requestReset": ["email"],
  "identity.resetPassword": ["email"],
  "identity.signUp": ["email"],
  "lockout.requestUnlock": ["email"],
  "lockout.unlock": ["email"],
  // A guest's own key to what they just ordered.
  "checkout.start": ["secret"],
  // Whoever has the code of a licence may know whose it is.
  "orders.licence": ["holder"],
  // For display (spec 2 §3, decision A10).
  "follows.followers": ["isAdmin"],
  "follows.following": ["isAdmin"],
  "shops.creators": ["isAdmin"],
  // Of a post: nobody may comment any more.
  "community.feed": ["isLocked"],
  "community.newest": ["isLocked"],
  "community.post": ["isLocked"],
  "community.search": ["isLocked"],
  "community.trending": ["isLocked"],
  "community.userPage": ["isLocked"],
  // The demo's open mailbox.
  "mail.mailbox": ["recipient"],
};

/** Every key an answer can have, at any depth. What is not declared is cut off before it is sent. */
function keysOf(shape: Shape): string[] {
  const { properties = {}, additionalProperties, items, anyOf = [], allOf = [], oneOf = [] } = shape;
  const below = [...Object.values(properties), ...anyOf, ...allOf, ...oneOf, ...(items ? [items] : [])];
  const rest = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [...Object.keys(properties), ...[...below, ...rest].flatMap(keysOf)];
}

const answers = Object.entries(contract).flatMap(([domain, operations]) =>
  Object.entries(operations).flatMap(([name, call]) => {
    const { meta, outputSchema } = (call as unknown as Procedure)["~orpc"];
    // The stream's notes name reads and nothing else.
    if (meta.access !== "public" || !outputSchema || domain === "live") return [];
    return [{ call: `${domain}.${name}`, keys: keysOf(z.toJSONSchema(outputSchema, { io: "output", unrepresentable: "any" }) as Shape) }];
  }),
);

test("no answer that strangers get holds a key that is somebody's own business, but for these", () => {
  const found = answers.map(({ call, keys }) => [call, [...new Set(keys.filter((key) => PERSONAL.test(key)))].sort()] as const);
  expect(Object.fromEntries(found.filter(([, keys]) => keys.length > 0))).toEqual(ALLOWED);
});
