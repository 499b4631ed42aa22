import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openHttp } from "./http/open.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./identity/seeds.ts";
import { openOutside } from "./outside.ts";
import { silentLog } from "./platform/log.ts";
import { seed } from "./seeds.ts";
import { testApp } from "./testing/app.ts";
import { openBrowser } from "./testing/browser.ts";
import { memoryStorage } from "./testing/outside/storage.ts";

const ORIGIN = "https://blenda.example";
const config = readConfig({
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/blenda",
  PUBLIC_URL: ORIGIN,
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "hello@blenda.example",
  SUPPORT_EMAIL: "help@blenda.example",
  SECRETS_KEY: Buffer.alloc(32, 7).toString("base64"),
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
});
const { flags, google, mail, payments, site } = await openOutside(config);
const app = await testApp({ flags, google, mail, ...(payments && { payments }) });
const services = { ...app.services, site };
const http = await openHttp(services, config);
afterAll(() => http.close());

test("production has no switch of the demo, no stand-in for Google and no test provider; its mail leaves", () => {
  expect({ flags, google, payments: payments?.name, hasMail: mail !== null }).toEqual({
    flags: [],
    google: null,
    payments: "stripe",
    hasMail: true,
  });
});

test.each([
  ["GET", "/api/mail/mailbox"],
  ["GET", "/mailbox"],
  ["GET", "/auth/google/start"],
  ["GET", "/demo-google/auth"],
  ["GET", "/demo-google/chooser.css"],
  ["POST", "/api/test-provider/tokens"],
  ["GET", "/api/test-provider/actions?clientSecret=x"],
  ["POST", "/api/test-provider/actions"],
] as const)("what belongs to the demo does not exist in production: %s %s", async (method, url) => {
  const answer = await http.inject({ method, url, headers: { origin: ORIGIN, host: "blenda.example" } });
  expect(answer.statusCode).toBe(404);
});

test("a folder that was a demo once has no account that opens and no code that counts when it is opened as a shop", async () => {
  const storage = memoryStorage();
  await seed(app.db, storage, { isDemo: true }, silentLog);
  await seed(app.db, storage, config, silentLog);
  for (const email of DEMO_ACCOUNTS) {
    const entering = openBrowser(services).call.identity.signIn({ email, password: DEMO_PASSWORD });
    await expect(entering, email).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  }
  expect(await app.db.selectFrom("discounts").select("code").where("isEnabled", "=", true).execute()).toEqual([]);
  // Nobody else of the demo has a password at all.
  expect(await app.db.selectFrom("users").select("id").where("passwordHash", "is not", null).execute()).toEqual([]);
});
