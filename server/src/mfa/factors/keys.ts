import { KEY_PROMPT_SECONDS } from "@blenda/domain/mfa/constants";
import type { Answer, KeyCreation, Transport } from "@blenda/domain/mfa/model";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Site } from "../../platform/requests/procedure.ts";
import type { Factor } from "./factor-repository.ts";

/** COSE's numbers for the two that are taken (spec 2 §9). */
const ALGORITHMS = { [-7]: "ES256", [-257]: "RS256" } as const;
const ALGORITHM_IDS = [-7, -257];
/** Where COSE writes the algorithm of a public key. */
const COSE_ALGORITHM = 3;

/** Who we are to a key: the host's name, and the only origin whose pages may ask it. */
function relyingParty({ url }: Pick<Site, "url">): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(url);
  return { id: hostname, name: BRAND.name, origin };
}

const credentialsOf = (keys: readonly Factor[]) =>
  keys.flatMap(({ credentialId, transports }) => (credentialId ? [{ id: credentialId, type: "public-key" as const, transports }] : []));

/** What a browser hands to a new key. Those the person has already are named, so that none is enrolled twice. */
export function creationOf(
  site: Site,
  {
    person,
    keys,
    ...asked
  }: Pick<KeyCreation, "setupId" | "challenge"> & {
    person: { id: string; email: string; displayName: string };
    keys: readonly Factor[];
  },
): KeyCreation {
  const { id, name } = relyingParty(site);
  return {
    ...asked,
    rp: { id, name },
    user: { id: Buffer.from(person.id).toString("base64url"), name: person.email, displayName: person.displayName },
    pubKeyCredParams: ALGORITHM_IDS.map((alg) => ({ type: "public-key", alg })),
    timeout: KEY_PROMPT_SECONDS * 1000,
    attestation: "none",
    excludeCredentials: credentialsOf(keys),
    authenticatorSelection: {
      authenticatorAttachment: "cross-platform",
      residentKey: "discouraged",
      requireResidentKey: false,
      userVerification: "required",
    },
  };
}

/** What a browser hands to a key that is known. */
export const requestOf = (site: Site, challenge: string, keys: readonly Factor[]) => ({
  challenge,
  rpId: relyingParty(site).id,
  allowCredentials: credentialsOf(keys),
  timeout: KEY_PROMPT_SECONDS * 1000,
  userVerification: "required" as const,
});

/**
 * The challenge an answer says it is for; an empty one, which is never asked, where it says nothing. Whether that is true, the signature
 * tells.
 */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

interface NewKey {
  credentialId: string;
  publicKey: string;
  algorithm: "ES256" | "RS256";
  counter: number;
}

interface Registration {
  credentialId: string;
  response: { attestationObject: string; clientDataJSON: string; transports?: Transport[] | undefined };
}

/** The key that answered our challenge at our own address, with its owner verified; `null` for anything else (trust M7). */
export async function readRegistration(
  site: Site,
  expectedChallenge: string,
  { credentialId, response }: Registration,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { decodeCredentialPublicKey } = await import("@simplewebauthn/server/helpers");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(site);
  const { attestationObject, clientDataJSON } = response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        clientExtensionResults: {},
        response: { attestationObject, clientDataJSON },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHM_IDS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const algorithm = Object.entries(ALGORITHMS).find(
      ([alg]) => Number(alg) === decodeCredentialPublicKey(publicKey).get(COSE_ALGORITHM),
    )?.[1];
    return algorithm && id === credentialId
      ? { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), algorithm, counter }
      : null;
  } catch {
    // The library throws whatever it finds wrong. The answer does not say what: it would only help to get further.
    return null;
  }
}

type Assertion = Extract<Answer, { method: "hardware_key" }>["code"];

/** How far the key has counted, when it signed our challenge at our own address with its owner verified; `null` for anything else. */
export async function readAssertion(
  site: Site,
  expectedChallenge: string,
  { credentialId, ...response }: Assertion,
  key: Pick<Factor, "credentialId" | "publicKey" | "counter">,
): Promise<number | null> {
  if (!key.publicKey || key.credentialId !== credentialId) return null;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(site);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id: credentialId, rawId: credentialId, type: "public-key", clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")), counter: key.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
