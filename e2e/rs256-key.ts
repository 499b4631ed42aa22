import type { Page } from "@playwright/test";

/**
 * A hardware key that signs with RS256, in the page itself: Chromium's own virtual keys sign with ES256 whenever that is allowed.
 * It says what a real one says, byte by byte, and answers at once.
 */
export async function installRs256Key(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
    const text = new TextEncoder();
    const UP_UV = 0x05;
    const ATTESTED = 0x40;
    const ALG_RS256 = -257;
    const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]));
    const base64url = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes instanceof Uint8Array ? bytes : bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const bytesOf = (source: BufferSource) =>
      source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
    const sha256 = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));

    /** As much of CBOR as an attestation holds. */
    const head = (major: number, n: number): Uint8Array =>
      n < 24
        ? Uint8Array.of((major << 5) | n)
        : n < 256
          ? Uint8Array.of((major << 5) | 24, n)
          : Uint8Array.of((major << 5) | 25, n >> 8, n & 255);
    const cbor = (value: unknown): Uint8Array => {
      if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
      if (typeof value === "string") return joined(head(3, text.encode(value).length), text.encode(value));
      if (value instanceof Uint8Array) return joined(head(2, value.length), value);
      const entries = [...(value as Map<unknown, unknown>)];
      return joined(head(5, entries.length), ...entries.flatMap(([key, held]) => [cbor(key), cbor(held)]));
    };

    const id = crypto.getRandomValues(new Uint8Array(16));
    let pair: CryptoKeyPair | undefined;
    let counter = 0;
    const dataFor = async (rpId: string, flags: number, ...more: Uint8Array[]) => {
      counter += 1;
      return joined(await sha256(text.encode(rpId)), Uint8Array.of(flags, 0, 0, 0, counter), ...more);
    };
    const clientData = (type: string, challenge: BufferSource) =>
      text.encode(JSON.stringify({ type, challenge: base64url(bytesOf(challenge)), origin: location.origin, crossOrigin: false }));
    const credential = (response: object) => ({
      id: base64url(id),
      rawId: id.buffer,
      type: "public-key",
      authenticatorAttachment: "cross-platform",
      getClientExtensionResults: () => ({}),
      response,
    });

    navigator.credentials.create = async ({ publicKey } = {}) => {
      if (!publicKey) return null;
      pair = await crypto.subtle.generateKey({ ...algorithm, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }, true, [
        "sign",
        "verify",
      ]);
      const { n = "", e = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
      const number = (word: string) => Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
      const cose = cbor(
        new Map<number, unknown>([
          [1, 3],
          [3, ALG_RS256],
          [-1, number(n)],
          [-2, number(e)],
        ]),
      );
      const authData = await dataFor(publicKey.rp.id ?? "", UP_UV | ATTESTED, new Uint8Array(16), Uint8Array.of(0, id.length), id, cose);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      return credential({
        attestationObject: joined(attestationObject).buffer,
        clientDataJSON: clientData("webauthn.create", publicKey.challenge).buffer,
        getTransports: () => ["usb"],
        getPublicKeyAlgorithm: () => ALG_RS256,
        getPublicKey: () => null,
        getAuthenticatorData: () => authData.buffer,
      }) as unknown as Credential;
    };

    const askOther = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (wish) => {
      // Before it is enrolled, whatever else is plugged in answers.
      if (!wish?.publicKey || !pair) return askOther(wish);
      const { publicKey } = wish;
      const authenticatorData = await dataFor(publicKey.rpId ?? "", UP_UV);
      const clientDataJSON = clientData("webauthn.get", publicKey.challenge);
      const signed = joined(authenticatorData, await sha256(joined(clientDataJSON)));
      const signature = await crypto.subtle.sign(algorithm, pair.privateKey, signed);
      return credential({
        authenticatorData: authenticatorData.buffer,
        clientDataJSON: clientDataJSON.buffer,
        signature,
        userHandle: null,
      }) as unknown as Credential;
    };
  });
}
