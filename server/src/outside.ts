import { join } from "node:path";
import { FLAGS, type Flag } from "@blenda/domain/access/flags";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Config } from "./config.ts";
import { DEMO_PEOPLE } from "./identity/seeds.ts";
import type { Engines } from "./platform/outside/generator/generator.ts";
import { makeEmbeddedEngine } from "./platform/outside/generator/generator-embedded.ts";
import { makeExternalEngine } from "./platform/outside/generator/generator-external.ts";
import { makeDemoGoogle } from "./platform/outside/google/demo-google.ts";
import type { Google } from "./platform/outside/google/google.ts";
import { makeGoogle } from "./platform/outside/google/google-openid.ts";
import { readPublicWeb } from "./platform/outside/guarded-fetch.ts";
import { makeSmtp } from "./platform/outside/mail/smtp.ts";
import type { Payments } from "./platform/outside/payments/payments.ts";
import { makeStripePayments } from "./platform/outside/payments/payments-stripe.ts";
import type { Transfers } from "./platform/outside/payouts/payouts.ts";
import { makeNoTransfers } from "./platform/outside/payouts/payouts-none.ts";
import { makeWiseTransfers } from "./platform/outside/payouts/payouts-wise.ts";
import type { Scanner } from "./platform/outside/scanner/scanner.ts";
import { makeClamdScanner } from "./platform/outside/scanner/scanner-clamd.ts";
import type { SmsSender } from "./platform/outside/sms/sms.ts";
import { makeHttpSms } from "./platform/outside/sms/sms-http.ts";
import type { Storage } from "./platform/outside/storage/storage.ts";
import { makeDiskStorage } from "./platform/outside/storage/storage-disk.ts";
import { makeS3Storage } from "./platform/outside/storage/storage-s3.ts";
import { makeNumberOffice } from "./platform/outside/tax/number-office.ts";
import type { TaxSettings } from "./platform/outside/tax/tax.ts";
import type { Services } from "./platform/requests/procedure.ts";
import { openVault } from "./platform/secrets/vault.ts";

interface Outside extends Pick<Services, "storage" | "mail" | "google" | "generator" | "site" | "flags" | "vault" | "tax"> {
  /** Absent: the built-in test provider. */
  payments?: Payments;
  /** Absent: the built-in payout provider. */
  transfers?: Transfers;
  /** Absent: the demo's, into the mailbox. */
  sms?: SmsSender | null;
  /** Absent: the built-in one, which knows test signatures only. */
  scanner?: Scanner;
  /** Who tells a country from an address, in order. */
  placeServices: readonly string[];
}

/** Everything beyond this process that the configuration chooses. Each has a default that needs no account anywhere. */
export async function openOutside(config: Config): Promise<Outside> {
  const { SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, SCANNER_URL, GEOLOCATION_URLS } = config;
  const url = siteUrl(config);
  return {
    storage: await openStorage(config),
    vault: await openVault(config),
    mail: SMTP_URL && MAIL_FROM ? makeSmtp({ url: SMTP_URL, from: MAIL_FROM }) : null,
    google: openGoogle(config, url),
    generator: openGenerator(config),
    site: { url, isSecure: url.startsWith("https:"), supportEmail: SUPPORT_EMAIL ?? BRAND.supportEmail },
    flags: flagsOf(config),
    placeServices: GEOLOCATION_URLS,
    tax: taxOf(config),
    ...openPayments(config),
    ...openTransfers(config),
    ...openSms(config),
    ...(SCANNER_URL && { scanner: makeClamdScanner(SCANNER_URL) }),
  };
}

/** Addresses of this machine that also answer to its name. */
const ALSO_LOCALHOST: readonly string[] = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/** The site's own address. By name, not in figures: security keys are bound to a name (decision D7). */
export function siteUrl({ PUBLIC_URL, HOST, PORT }: Config, port: number | string = PORT): string {
  return (PUBLIC_URL ?? `http://${ALSO_LOCALHOST.includes(HOST) ? "localhost" : HOST}:${port}`).replace(/\/$/, "");
}

/** In production without a sender there is none, and text messages are not offered. */
function openSms({ SMS_URL, SMS_KEY, SMS_FROM, isDemo }: Config): { sms?: SmsSender | null } {
  if (SMS_URL && SMS_KEY && SMS_FROM) return { sms: makeHttpSms({ url: SMS_URL, key: SMS_KEY, from: SMS_FROM }) };
  return isDemo ? {} : { sms: null };
}

function openPayments({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }: Config): { payments?: Payments } {
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return {};
  const keys = { secretKey: STRIPE_SECRET_KEY, publishableKey: STRIPE_PUBLISHABLE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
  return { payments: makeStripePayments(keys) };
}

/** Outside the demo payouts never go to a provider that is none. */
function openTransfers({ WISE_API_KEY, WISE_PROFILE_ID, WISE_URL, WISE_WEBHOOK_KEY, isDemo }: Config): { transfers?: Transfers } {
  if (!WISE_API_KEY || !WISE_PROFILE_ID || !WISE_WEBHOOK_KEY) return isDemo ? {} : { transfers: makeNoTransfers() };
  const webhookKey = WISE_WEBHOOK_KEY.replaceAll("\\n", "\n");
  return { transfers: makeWiseTransfers({ key: WISE_API_KEY, profileId: WISE_PROFILE_ID, url: WISE_URL, webhookKey }) };
}

function openGenerator({ GENERATOR_URL, GENERATOR_KEY, GENERATOR_FILE_HOSTS }: Config): Engines {
  const builtIn = makeEmbeddedEngine();
  if (!GENERATOR_URL || !GENERATOR_KEY) return { main: builtIn, fallback: null };
  return { main: makeExternalEngine({ url: GENERATOR_URL, key: GENERATOR_KEY, fileHosts: GENERATOR_FILE_HOSTS }), fallback: builtIn };
}

/** In production without keys there is none, and nothing shows a button for it. */
function openGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, isDemo }: Config, url: string): Google | null {
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) return makeGoogle(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET);
  return isDemo ? makeDemoGoogle(url, DEMO_PEOPLE) : null;
}

function openStorage(config: Config): Promise<Storage> | Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return makeDiskStorage({ root: join(DATA_DIR, "files") });
  return makeS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    incoming: join(DATA_DIR, "arriving"),
  });
}

function taxOf({ TAX, TAX_HOME, TAX_NUMBER, TAX_COUNTRIES, TAX_NUMBER_URL }: Config): TaxSettings {
  const askOffice = TAX_NUMBER_URL ? makeNumberOffice(TAX_NUMBER_URL, readPublicWeb) : null;
  return { setting: TAX, home: TAX_HOME, countries: TAX_COUNTRIES, ownNumber: TAX_NUMBER, askOffice };
}

function flagsOf({ FEATURE_MOTION, FEATURE_ADMIN_TOOLS, TAX, isDemo, isMfaBypassed }: Config): Flag[] {
  const isOn: Record<Flag, boolean> = {
    motion: FEATURE_MOTION,
    adminTools: FEATURE_ADMIN_TOOLS,
    demo: isDemo,
    mfaBypass: isMfaBypassed,
    tax: TAX !== "none",
  };
  return FLAGS.filter((flag) => isOn[flag]);
}
