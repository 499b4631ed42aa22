import type { Answer, Challenge, KeyCreation } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** Said in place; nothing was sent. */
export class KeyFailed extends Error {}

const CANCELLED = "The key didn't answer. Please try again and press its button.";
const KNOWN_ALREADY = "This key is already on your list. Try another one.";

/** Browsers tell apart less than people would like to know: what a person did, or did not do in time, is one error for all. */
function failure(error: unknown): KeyFailed {
  if (error instanceof KeyFailed) return error;
  const isKnown = error instanceof Error && "code" in error && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  return new KeyFailed(isKnown ? KNOWN_ALREADY : CANCELLED);
}

function expectSupport(): void {
  if (!browserSupportsWebAuthn()) throw new KeyFailed(mfaTexts.keysUnsupported);
}

/** Has the key sign what was asked. The browser shows its own prompt meanwhile. */
export async function askKey(challenge: Extract<Challenge, { method: "hardware_key" }>): Promise<Answer> {
  expectSupport();
  const { method, expiresAt, ...optionsJSON } = challenge;
  try {
    const { id, response } = await startAuthentication({ optionsJSON });
    const { signature, authenticatorData, clientDataJSON } = response;
    return { method, code: { credentialId: id, signature, authenticatorData, clientDataJSON } };
  } catch (error) {
    throw failure(error);
  }
}

/** How a key can be reached. A browser may know more ways than we do. */
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Has a new key make its credential, as `mfa.verifyEnrolment` wants it. */
export async function makeCredential({ setupId, ...optionsJSON }: KeyCreation) {
  expectSupport();
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { attestationObject, clientDataJSON, transports } = response;
    const known = TRANSPORTS.filter((each) => transports?.includes(each));
    return { setupId, credentialId: id, response: { attestationObject, clientDataJSON, transports: known } };
  } catch (error) {
    throw failure(error);
  }
}

export const canUseKeys = (): boolean => browserSupportsWebAuthn();
