import { PHOTO } from "@blenda/domain/account/constants";
import type { Configuration } from "openid-client";
import { CALLBACK_PATH, type Fetch, type Google, type OutsidePerson } from "./google.ts";
import { fetchPicture, inOurSize, isGooglePicture } from "./google-picture.ts";

/** Loaded with the first press on the button: an idle server need not carry it. */
export const openid = () => import("openid-client");

/** The one flow, for Google and for its stand-in: code, PKCE, state, nonce, and the account chooser always (spec 1 §1). */
export function makeOpenId(configure: () => Promise<Configuration>, picture: Google["picture"]): Google {
  let configured: Promise<Configuration> | undefined;
  /** Kept once it worked; a provider that could not be reached is asked again the next time. */
  const configuration = () =>
    (configured ??= prepare().catch((error: unknown) => {
      configured = undefined;
      throw error;
    }));

  async function prepare(): Promise<Configuration> {
    const [client, made] = await Promise.all([openid(), configure()]);
    // The signature of what the provider says is checked too, not only that it came from the provider's address.
    client.enableNonRepudiationChecks(made);
    return made;
  }

  return {
    leave: async (home) => {
      const client = await openid();
      const journey = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
      const to = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: `${home}${CALLBACK_PATH}`,
        scope: "openid profile email",
        prompt: "select_account",
        code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: "S256",
        state: journey.state,
        nonce: journey.nonce,
      });
      return { to: to.href, journey };
    },

    comeBack: async (address, { state, nonce, verifier }) => {
      const client = await openid();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(await configuration(), address, checks);
      return personOf(tokens.claims());
    },

    picture,
  };
}

function personOf(claims: Record<string, unknown> | undefined): OutsidePerson {
  const { iss, sub, email, email_verified, name, picture } = claims ?? {};
  if (typeof iss !== "string" || typeof sub !== "string" || typeof email !== "string") throw new Error("the provider named nobody");
  return {
    issuer: iss,
    subject: sub,
    email,
    isEmailVerified: email_verified === true,
    name: typeof name === "string" && name.trim() ? name.trim() : (email.split("@")[0] ?? email),
    pictureUrl: typeof picture === "string" ? picture : null,
  };
}

const GOOGLE = new URL("https://accounts.google.com");

export const makeGoogle = (clientId: string, clientSecret: string): Google =>
  makeOpenId(
    async () => (await openid()).discovery(GOOGLE, clientId, clientSecret),
    async (url) => (isGooglePicture(url) ? fetchPicture(inOurSize(url, PHOTO.SIDE_PX), fetch as Fetch) : null),
  );
