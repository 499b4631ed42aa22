import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { LRUCache } from "lru-cache";
import type Provider from "oidc-provider";
import type { Adapter, AdapterPayload, JWK } from "oidc-provider";
import { CALLBACK_PATH, DEMO_GOOGLE_PATH } from "./google.ts";

export interface DemoPerson {
  email: string;
  name: string;
}

interface RunningProvider {
  provider: Provider;
  /** Makes a person known to the provider, and answers their subject. */
  remember(person: DemoPerson): string;
}

const MOST_KEPT = 2_000;
const subjectOf = ({ email }: DemoPerson) => `demo|${email.toLowerCase()}`;

/** Loaded and made with the first press on the button. */
export async function makeProvider(
  issuer: string,
  client: { id: string; secret: string },
  people: readonly DemoPerson[],
): Promise<RunningProvider> {
  const { default: OidcProvider, interactionPolicy } = await import("oidc-provider");
  const known = new LRUCache<string, DemoPerson>({ max: MOST_KEPT });
  const remember = (person: DemoPerson) => {
    known.set(subjectOf(person), person);
    return subjectOf(person);
  };
  for (const person of people) remember(person);

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const quarterHour = 15 * 60;

  const provider = new OidcProvider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${new URL(issuer).origin}${CALLBACK_PATH}`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    clientBasedCORS: () => false,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    conformIdTokenClaims: false, // as Google does: the claims stand in the token itself
    cookies: { keys: [randomBytes(24).toString("base64url")], long: { path: DEMO_GOOGLE_PATH, sameSite: "lax", httpOnly: true } },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false }, userinfo: { enabled: false } },
    findAccount: (_context, subject) => {
      const person = known.get(subject);
      if (!person) return undefined;
      const { email, name } = person;
      const picture = `${issuer}/picture/${encodeURIComponent(email.toLowerCase())}`;
      return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: true, name, picture }) };
    },
    interactions: { policy, url: (_context, { uid }) => `${DEMO_GOOGLE_PATH}/choose/${uid}` },
    jwks: { keys: [await signingKey()] },
    // Choosing an account is agreement enough here.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? "",
        clientId: client.id,
      });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: quarterHour,
      AuthorizationCode: 60,
      Grant: quarterHour,
      IdToken: quarterHour,
      Interaction: quarterHour,
      Session: quarterHour,
    },
  });
  // Our own server says which origin the window is on; no client can set these.
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (address: string) => URL.canParse(address) && new URL(address).pathname === CALLBACK_PATH;
  return { provider, remember };
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "demo" } as JWK;
}

/** What the provider keeps between two requests. Forgotten with the process, as the demo may be. */
function memoryAdapter(): (name: string) => Adapter {
  const kept = new LRUCache<string, AdapterPayload>({ max: MOST_KEPT });
  return (name) => {
    const key = (id: string) => `${name} ${id}`;
    const find = async (id: string) => kept.get(key(id));
    return {
      upsert: async (id, payload, expiresIn = 0) => {
        kept.set(key(id), payload, { ttl: expiresIn * 1000 });
        if (payload.uid) kept.set(`uid ${name} ${payload.uid}`, payload, { ttl: expiresIn * 1000 });
      },
      find,
      findByUid: async (uid) => kept.get(`uid ${name} ${uid}`),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [each, payload] of kept.entries()) if (payload.grantId === grantId) kept.delete(each);
      },
    };
  };
}
