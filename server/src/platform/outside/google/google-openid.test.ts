import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { expect, test } from "vitest";
import { makeOpenId, openid } from "./google-openid.ts";

const ISSUER = "https://provider.example";
const HOME = "https://blenda.example";
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const strangers = generateKeyPairSync("rsa", { modulusLength: 2048 });
const now = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(claims: object, key: KeyObject): string {
  const text = `${encoded({ alg: "RS256", kid: "one" })}.${encoded(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key, "base64url")}`;
}

interface Lie {
  claims?: Record<string, unknown>;
  key?: KeyObject;
  state?: string;
}

/** Goes there and back, with a provider that answers what the test wants. */
async function travel({ claims = {}, key = keys.privateKey, state: given }: Lie) {
  let nonce = "";
  let asked = new URLSearchParams();
  const google = makeOpenId(
    async () => {
      const { Configuration, ClientSecretPost, customFetch } = await openid();
      const server = {
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/auth`,
        token_endpoint: `${ISSUER}/token`,
        jwks_uri: `${ISSUER}/jwks`,
      };
      const configuration = new Configuration(server, "our-id", "our-secret", ClientSecretPost("our-secret"));
      const answer = async (url: string, { body }: { body?: unknown }) => {
        if (url.endsWith("/jwks"))
          return Response.json({ keys: [{ ...keys.publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "one" }] });
        asked = new URLSearchParams(String(body));
        const said = {
          iss: ISSUER,
          aud: "our-id",
          sub: "42",
          iat: now(),
          exp: now() + 60,
          nonce,
          email: "g@example.com",
          email_verified: true,
          name: "G",
          ...claims,
        };
        return Response.json({ access_token: "a", token_type: "bearer", id_token: signed(said, key) });
      };
      return Object.assign(configuration, { [customFetch]: answer });
    },
    async () => null,
  );
  const { to, journey } = await google.leave(HOME);
  nonce = journey.nonce;
  const back = new URL(`${HOME}/auth/google/callback?code=abc&state=${given ?? journey.state}`);
  return { person: await google.comeBack(back, journey), to: new URL(to).searchParams, asked, journey };
}

test("scopes profile and email, account chooser always shown, PKCE, state and nonce", async () => {
  const { person, to, asked, journey } = await travel({});
  expect(Object.fromEntries(to)).toMatchObject({
    scope: "openid profile email",
    prompt: "select_account",
    redirect_uri: `${HOME}/auth/google/callback`,
    code_challenge_method: "S256",
    state: journey.state,
    nonce: journey.nonce,
  });
  expect(asked.get("code_verifier")).toBe(journey.verifier);
  expect(person).toEqual({ issuer: ISSUER, subject: "42", email: "g@example.com", isEmailVerified: true, name: "G", pictureUrl: null });
});

test("a picture is known by the address the provider signed", async () => {
  expect((await travel({ claims: { picture: "https://lh3.googleusercontent.com/a/1" } })).person.pictureUrl).toContain("/a/1");
  expect((await travel({ claims: { picture: { url: "x" } } })).person.pictureUrl).toBeNull();
});

test("an address the provider does not vouch for is not confirmed, whatever else it says", async () => {
  expect((await travel({ claims: { email_verified: "true" } })).person.isEmailVerified).toBe(false);
  expect((await travel({ claims: { email_verified: undefined, name: " " } })).person).toMatchObject({ isEmailVerified: false, name: "g" });
});

test.each<[string, Lie]>([
  ["for another client", { claims: { aud: "somebody-else" } }],
  ["of another issuer", { claims: { iss: "https://evil.example" } }],
  ["that has expired", { claims: { exp: now() - 3_600, iat: now() - 7_200 } }],
  ["with another nonce", { claims: { nonce: "of another journey" } }],
  ["without a nonce", { claims: { nonce: undefined } }],
  ["signed by somebody else", { key: strangers.privateKey }],
  ["without an address", { claims: { email: undefined } }],
  ["for another state", { state: "of another journey" }],
])("an answer %s is refused", async (_what, lie) => {
  await expect(travel(lie)).rejects.toThrow();
});
