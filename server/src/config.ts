import { TAX_SETTINGS } from "@blenda/domain/tax/constants";
import { z } from "zod";
import { readKeys } from "./platform/secrets/vault.ts";

const Switch = z.enum(["on", "off"]);
const Truth = z.string().transform((value) => value === "true");
const Listing = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);
const Country = z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capitals");
const HttpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

const isWebAddress = (url: string): boolean => HttpUrl.safeParse(url.replaceAll("{ip}", "192.0.2.1")).success;

/** Every variable the product reads. README and .env.example list the same names; a test compares them. */
export const Variables = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATABASE_URL: z
    .string()
    .refine((value) => value === "embedded" || /^postgres(ql)?:\/\//.test(value), "must be a postgres:// address, or the word embedded")
    .default("embedded"),
  DATABASE_PREPARED: Switch.default("on"),
  PUBLIC_URL: HttpUrl.optional(),
  SECRETS_KEY: z
    .string()
    .refine((value) => readKeys(value) !== null, "must be 32 bytes as base64, or several with a name each: 2:…,1:…")
    .optional(),
  TRUSTED_PROXIES: Listing.default([]),
  DEMO: Switch.optional(),
  DEMO_HISTORY: Switch.default("on"),
  LOG_LEVEL: z.coerce.number("must be 1, 2 or 3").int().min(1).max(3).default(2),
  REQUESTS_PER_MINUTE: z.coerce.number("must be a whole number, 0 for no limit").int().min(0).default(3000),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.email("must be a mail address").optional(),
  SUPPORT_EMAIL: z.email("must be a mail address").optional(),
  SMS_URL: HttpUrl.optional(),
  SMS_KEY: z.string().optional(),
  SMS_FROM: z.string().max(20, "must be a number or a short name").optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().startsWith("sk_", "must begin with sk_").optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must begin with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
  WISE_API_KEY: z.string().optional(),
  WISE_PROFILE_ID: z.string().regex(/^\d+$/, "must be a number").optional(),
  WISE_URL: HttpUrl.default("https://api.wise.com"),
  WISE_WEBHOOK_KEY: z.string().includes("PUBLIC KEY", { error: "must be a public key as PEM" }).optional(),
  S3_ENDPOINT: HttpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SCANNER_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/]+:\d+|unix:\/.+)$/, "must be tcp://host:port or unix:/path")
    .optional(),
  GENERATOR_URL: HttpUrl.optional(),
  GENERATOR_KEY: z.string().optional(),
  GENERATOR_FILE_HOSTS: Listing.default([]),
  GEOLOCATION_URLS: Listing.refine(
    (urls) => urls.length <= 3 && urls.every(isWebAddress),
    "must be at most three http or https addresses",
  ).default([]),
  TAX: z.enum(TAX_SETTINGS, "must be none, table or stripe").default("none"),
  TAX_HOME: Country.default("US"),
  TAX_NUMBER: z.string().max(40, "is longer than a business number").default(""),
  TAX_COUNTRIES: Listing.refine(
    (all) => all.every((code) => Country.safeParse(code).success),
    "must be country codes, comma separated",
  ).default([]),
  TAX_NUMBER_URL: HttpUrl.refine((url) => url.includes("{number}"), "must say where the number goes: {number}").optional(),
  FEATURE_MOTION: Truth.default(false),
  FEATURE_ADMIN_TOOLS: Truth.default(false),
  ADMIN_MFA_BYPASS: Truth.optional(),
});
type Variables = z.infer<typeof Variables>;
type Name = keyof Variables;

export type Config = Variables & { isProduction: boolean; isDemo: boolean; isMfaBypassed: boolean };

/** Variables that only mean something together. */
const GROUPS: readonly (readonly Name[])[] = [
  ["SMTP_URL", "MAIL_FROM"],
  ["SMS_URL", "SMS_KEY", "SMS_FROM"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["WISE_API_KEY", "WISE_PROFILE_ID", "WISE_WEBHOOK_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GENERATOR_URL", "GENERATOR_KEY"],
];

/** What a real shop cannot open without, and why. */
const REQUIRED: Partial<Record<Name, string>> = {
  DATABASE_URL: "name the PostgreSQL to use, or say embedded on purpose",
  PUBLIC_URL: "links in mails and the origin check need the site's own address",
  SECRETS_KEY: "what must not be read from the database alone is encrypted with it",
  SMTP_URL: "mail must leave the machine",
  MAIL_FROM: "mail needs a sender",
  SUPPORT_EMAIL: "somebody must read what the contact form sends",
  STRIPE_SECRET_KEY: "orders need a card provider",
  STRIPE_PUBLISHABLE_KEY: "orders need a card provider",
  STRIPE_WEBHOOK_SECRET: "only signed events may mark an order as paid",
};

export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** Reads the environment whole. Names every faulty variable at once, never its value: one look must be enough to mend it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable is an absent one: that is how compose files and shells leave things out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const read = Variables.safeParse(given);
  const faults = new Map<string, string>();
  for (const { path, message } of read.error?.issues ?? []) faults.set(String(path[0]), message);
  const add = (name: string, fault: string) => void (faults.has(name) || faults.set(name, fault));

  for (const group of GROUPS) {
    const present = group.filter((name) => given[name]);
    if (present.length > 0) for (const name of group) if (!given[name]) add(name, `is missing, but ${present[0]} is set`);
  }
  if (given.TAX === "stripe" && !given.STRIPE_SECRET_KEY) add("STRIPE_SECRET_KEY", "is missing, but TAX is stripe");
  if (given.NODE_ENV === "production") for (const [name, fault] of productionFaults(given)) add(name, fault);
  if (faults.size > 0) {
    const lines = [...faults].map(([name, fault]) => `  ${name} ${fault}`);
    throw new ConfigurationError(`The configuration is not complete:\n${lines.join("\n")}`);
  }

  const values = Variables.parse(given);
  const isProduction = values.NODE_ENV === "production";
  const isDemo = (values.DEMO ?? (isProduction ? "off" : "on")) === "on";
  return { ...values, isProduction, isDemo, isMfaBypassed: values.ADMIN_MFA_BYPASS ?? isDemo };
}

function productionFaults(given: Record<string, string | undefined>): [string, string][] {
  const faults: [string, string][] = [];
  for (const [name, why] of Object.entries(REQUIRED)) if (!given[name]) faults.push([name, `is missing: ${why}`]);
  if (given.PUBLIC_URL && !given.PUBLIC_URL.startsWith("https://")) faults.push(["PUBLIC_URL", "must begin with https://"]);
  if (given.SMS_URL && !given.SMS_URL.startsWith("https://")) faults.push(["SMS_URL", "must begin with https://"]);
  if (given.GEOLOCATION_URLS && !Listing.parse(given.GEOLOCATION_URLS).every((url) => url.startsWith("https://")))
    faults.push(["GEOLOCATION_URLS", "must each begin with https://"]);
  if (given.DEMO === "on") faults.push(["DEMO", "must not be on: demo accounts have public passwords"]);
  if (given.ADMIN_MFA_BYPASS === "true")
    faults.push(["ADMIN_MFA_BYPASS", "must not be true: it opens the staff area without a second factor"]);
  if (given.STRIPE_SECRET_KEY?.startsWith("sk_test_")) faults.push(["STRIPE_SECRET_KEY", "is a test key"]);
  if (given.STRIPE_PUBLISHABLE_KEY?.startsWith("pk_test_")) faults.push(["STRIPE_PUBLISHABLE_KEY", "is a test key"]);
  return faults;
}
