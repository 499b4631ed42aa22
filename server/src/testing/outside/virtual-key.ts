import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes, sign as signWith } from "node:crypto";
import type { KeyCreation } from "@blenda/domain/mfa/model";

type Kind = "ES256" | "RS256" | "EdDSA";
type Cbor = string | number | Buffer | Map<Cbor, Cbor>;

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** The few kinds of values a key's answer is made of. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([name, each]) => [cbor(name), cbor(each)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

function pairOf(kind: Kind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === "ES256") return generateKeyPairSync("ec", { namedCurve: "P-256" });
  return kind === "RS256" ? generateKeyPairSync("rsa", { modulusLength: 2048 }) : generateKeyPairSync("ed25519");
}

function coseOf(kind: Kind, publicKey: KeyObject): Map<Cbor, Cbor> {
  const jwk = publicKey.export({ format: "jwk" });
  const part = (name: "x" | "y" | "n" | "e") => Buffer.from(String(jwk[name]), "base64url");
  const entries: Record<Kind, () => [Cbor, Cbor][]> = {
    ES256: () => [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part("x")],
      [-3, part("y")],
    ],
    RS256: () => [
      [1, 3],
      [3, -257],
      [-1, part("n")],
      [-2, part("e")],
    ],
    EdDSA: () => [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part("x")],
    ],
  };
  return new Map(entries[kind]());
}

/** What a test may get wrong on purpose. */
interface Twist {
  origin?: string;
  rpId?: string;
  type?: string;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  counter?: number;
  credentialId?: string;
}

/** A hardware key made of software: it signs what a real one would, and lies where a test asks it to. */
export function virtualKey(kind: Kind = "ES256") {
  const { publicKey, privateKey } = pairOf(kind);
  const credential = randomBytes(32);
  const credentialId = credential.toString("base64url");
  let counted = 0;

  const client = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(JSON.stringify({ type: twist.type ?? type, challenge, origin: twist.origin ?? "http://blenda.test", crossOrigin: false }));
  function data({ rpId = "blenda.test", isUserVerified = true, isUserPresent = true, counter }: Twist, attested: Buffer): Buffer {
    const flags = (isUserPresent ? 1 : 0) | (isUserVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? counted);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }
  const signed = (bytes: Buffer) =>
    kind === "EdDSA" ? signWith(null, bytes, privateKey) : createSign("sha256").update(bytes).sign(privateKey);

  return {
    credentialId,
    /** What `verifyEnrolment` is sent. */
    create: ({ setupId, challenge }: Pick<KeyCreation, "setupId" | "challenge">, twist: Twist = {}) => {
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, cbor(coseOf(kind, publicKey))]);
      const object = new Map<Cbor, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", data(twist, attested)],
      ]);
      return {
        setupId,
        credentialId,
        response: {
          attestationObject: cbor(object).toString("base64url"),
          clientDataJSON: client("webauthn.create", challenge, twist).toString("base64url"),
          transports: ["usb" as const],
        },
      };
    },
    /** What `verify` is sent as the code. */
    answer: (challenge: string, twist: Twist = {}) => {
      counted += 1;
      const clientData = client("webauthn.get", challenge, twist);
      const authenticatorData = data(twist, Buffer.alloc(0));
      return {
        credentialId: twist.credentialId ?? credentialId,
        signature: signed(Buffer.concat([authenticatorData, sha256(clientData)])).toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        clientDataJSON: clientData.toString("base64url"),
      };
    },
  };
}
