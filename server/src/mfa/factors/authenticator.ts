import { CODE_LENGTH, TOTP as SHAPE } from "@blenda/domain/mfa/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Instant } from "@blenda/domain/shared/time";
import type { TOTP } from "otpauth";

/** Loaded with the first app that is set up: most servers wait long for one. */
async function totpOf(email: string, seed?: string): Promise<TOTP> {
  const { TOTP: Totp, Secret } = await import("otpauth");
  const secret = seed === undefined ? new Secret({ size: SHAPE.SECRET_BYTES }) : Secret.fromBase32(seed);
  return new Totp({ issuer: BRAND.name, label: email, secret, digits: CODE_LENGTH, period: SHAPE.PERIOD_SECONDS, algorithm: "SHA1" });
}

/** A new seed for an app, to type, to open and to photograph. The picture has no styles: our pages allow none within. */
export async function newSeed(email: string): Promise<{ secret: string; uri: string; qrCode: string }> {
  const totp = await totpOf(email);
  const { default: QRCode } = await import("qrcode");
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qrCode: await QRCode.toString(uri, { type: "svg", margin: 2 }) };
}

/** Which step of the clock this code belongs to, one around now; `null`: to none. */
export async function stepOf(seed: string, code: string, now: Instant): Promise<number | null> {
  const totp = await totpOf("", seed);
  const timestamp = Date.parse(now);
  const delta = totp.validate({ token: code, window: SHAPE.STEPS_AROUND, timestamp });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
