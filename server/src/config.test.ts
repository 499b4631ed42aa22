import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, Variables } from "./config.ts";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/blenda",
  PUBLIC_URL: "https://blenda.example",
  SMTP_URL: "smtp://mail",
  MAIL_FROM: "hello@blenda.example",
  SUPPORT_EMAIL: "help@blenda.example",
  SECRETS_KEY: Buffer.alloc(32, 7).toString("base64"),
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const faultsOf = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(" ")[0]);
  }
};

test("with nothing set the product runs as a demo on port 3000 of this machine", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: ".data",
    DATABASE_URL: "embedded",
    isDemo: true,
    isMfaBypassed: true,
    isProduction: false,
  });
});

test("a complete production configuration starts, without demo and without bypass", () => {
  expect(readConfig(production)).toMatchObject({ isDemo: false, isMfaBypassed: false, isProduction: true });
});

test.each(Object.keys(production).filter((name) => name !== "NODE_ENV"))("production without %s fails and names it", (name) => {
  expect(faultsOf({ ...production, [name]: undefined })).toContain(name);
});

test("startup names every faulty variable at once, and never its value", () => {
  const env = {
    NODE_ENV: "production",
    PUBLIC_URL: "http://a.example",
    ADMIN_MFA_BYPASS: "true",
    DEMO: "on",
    STRIPE_SECRET_KEY: "sk_test_secret",
    PORT: "high",
  };
  expect(new Set(faultsOf(env))).toEqual(
    new Set([
      "PORT",
      "PUBLIC_URL",
      "ADMIN_MFA_BYPASS",
      "DEMO",
      "DATABASE_URL",
      "SMTP_URL",
      "MAIL_FROM",
      "SUPPORT_EMAIL",
      "SECRETS_KEY",
      "STRIPE_SECRET_KEY",
      "STRIPE_PUBLISHABLE_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ]),
  );
  expect(() => readConfig(env)).toThrow(/^(?!.*sk_test_secret)/s);
});

test("half a group is a fault wherever it runs", () => {
  expect(faultsOf({ GOOGLE_CLIENT_ID: "x" })).toEqual(["GOOGLE_CLIENT_SECRET"]);
  expect(faultsOf({ S3_BUCKET: "x" })).toEqual(["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
});

test.each(["", "TRUE", "1", "yes"])("the motion flag '%s' is off: only 'true' is on", (value) => {
  expect(readConfig({ FEATURE_MOTION: value }).FEATURE_MOTION).toBe(false);
  expect(readConfig({ FEATURE_MOTION: "true" }).FEATURE_MOTION).toBe(true);
});

test("G8 services that know places are asked over https in production, and three at most anywhere", () => {
  const plain = "https://one.example/{ip}, http://two.example";
  expect(readConfig({ GEOLOCATION_URLS: plain }).GEOLOCATION_URLS).toEqual(["https://one.example/{ip}", "http://two.example"]);
  expect(faultsOf({ ...production, GEOLOCATION_URLS: plain })).toEqual(["GEOLOCATION_URLS"]);
  expect(readConfig({ ...production, GEOLOCATION_URLS: "https://one.example" }).GEOLOCATION_URLS).toEqual(["https://one.example"]);
  expect(faultsOf({ GEOLOCATION_URLS: Array(4).fill("https://one.example").join() })).toEqual(["GEOLOCATION_URLS"]);
});

test("tax is none unless it is said, and Stripe Tax needs Stripe", () => {
  expect(readConfig({})).toMatchObject({ TAX: "none", TAX_HOME: "US", TAX_COUNTRIES: [] });
  expect(readConfig({ TAX: "table", TAX_COUNTRIES: "DE, FR" })).toMatchObject({ TAX: "table", TAX_COUNTRIES: ["DE", "FR"] });
  expect(faultsOf({ TAX: "stripe" })).toEqual(["STRIPE_SECRET_KEY"]);
  expect(
    faultsOf({ TAX: "all", TAX_HOME: "Germany", TAX_COUNTRIES: "DE,france", TAX_NUMBER_URL: "https://office.example" }).toSorted(),
  ).toEqual(["TAX", "TAX_COUNTRIES", "TAX_HOME", "TAX_NUMBER_URL"]);
});

test("README and .env.example list exactly the variables that are read", () => {
  const read = Object.keys(Variables.shape).sort();
  const root = `${import.meta.dirname}/../../`;
  const example = [...readFileSync(`${root}.env.example`, "utf8").matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name).sort();
  const table = [...readFileSync(`${root}README.md`, "utf8").matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name).sort();
  expect(example).toEqual(read);
  expect(table).toEqual(read);
});
