import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { BACKUP_CODES } from "@blenda/domain/mfa/constants";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { freePort, startServer } from "../server/src/testing/server-process.ts";
import { test as base, type Person, signInFrom } from "./people.ts";
import { visit } from "./visitor.ts";

const root = join(import.meta.dirname, "..");
/** The product of all journeys has its data there; a second process on it starts in a moment. */
const DATA = { DATA_DIR: ".data/e2e", DATABASE_URL: "embedded" };
const SECURITY = "/admin/security/mfa";

interface GuardedAdmin {
  /** An admin of one's own, signed in here and without any second factor; and the code the server gave for the first one. */
  admin: Person & { setupCode: string };
}

/** Journeys where the staff area asks for a second factor, as it does in production. */
export const test = base.extend<GuardedAdmin, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs nothing
    async ({}, use) => {
      const PORT = String(await freePort());
      const env = { ...DATA, PORT, REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1", ADMIN_MFA_BYPASS: "false" };
      const server = await startServer(env);
      // Keys are bound to a name.
      await use(`http://localhost:${PORT}`);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  admin: async ({ account, context, baseURL }, use) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["server/src/admin-command.ts", "add", account.email], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, ...DATA, NODE_ENV: "development" },
    });
    expect(status, stderr).toBe(0);
    await signInFrom(context, baseURL, account);
    await use({ ...account, setupCode: /setup code: ([\w-]+)/.exec(stdout)?.[1] ?? "" });
  },
});

export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Security Verification Required" });
export const codeField = (page: Page) => page.getByLabel("Verification code");
export const pressVerify = (page: Page) => page.getByRole("button", { name: "Verify", exact: true }).click();

const shownAt = (secret: string, timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** What an authenticator app shows after the code it was set up with: that one counts no more, and a clock half a minute ahead does. */
export const codeOf = (secret: string): string => shownAt(secret, Date.now() + 30_000);

/** The first step of staff without a method: the code that was given for it. */
export async function bringSetupCode(page: Page, code: string): Promise<void> {
  await page.getByRole("button", { name: "Set up a method" }).click();
  await page.getByLabel("Setup code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** The codes that come with a first method, shown once. */
export async function keepBackupCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole("dialog", { name: "Keep your backup codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(BACKUP_CODES);
  const codes = await shown.getByRole("listitem").allInnerTexts();
  await shown.getByText("I have kept them").click();
  await shown.getByRole("button", { name: "Done" }).click();
  return codes.map((code) => code.replaceAll(" ", ""));
}

/** Sets up an authenticator app on the security page, and answers its secret and the backup codes. */
export async function enrolAuthenticator(page: Page, setupCode: string): Promise<{ secret: string; codes: string[] }> {
  await visit(page, SECURITY);
  await bringSetupCode(page, setupCode);
  await page.getByRole("button", { name: /^Authenticator App/ }).click();
  const secret = (await page.locator("dialog code").innerText()).replaceAll(" ", "");
  await codeField(page).fill(shownAt(secret, Date.now()));
  await page.getByRole("button", { name: "Enable" }).click();
  const codes = await keepBackupCodes(page);
  await expect(page.getByRole("heading", { level: 1, name: "MFA Security" })).toBeVisible();
  return { secret, codes };
}

/** What was verified is over, as after half an hour without use. */
export async function expire(context: BrowserContext, site: string): Promise<void> {
  const ended = await context.request.post("/api/mfa/endSessions", { headers: { origin: site } });
  expect(ended.status()).toBe(200);
}
