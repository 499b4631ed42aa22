import { isForStaff } from "@blenda/domain/access/can";
import type { CallMeta } from "@blenda/domain/access/procedure";
import { contract } from "@blenda/domain/contract";
import { expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

/** As in production: no demo, and nothing goes round the second factor. */
const app = await testApp({ flags: [] });
const signIn = async ({ id, email }: { id: string; email: string }) => {
  await givePassword(app.db, id);
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email, password: PASSWORD });
  return { calls: browser.call as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>> };
};
const staffCalls = Object.entries(contract).flatMap(([domain, operations]) =>
  Object.entries(operations).flatMap(([name, call]) =>
    isForStaff((call as unknown as { "~orpc": { meta: CallMeta } })["~orpc"].meta.access) ? [[domain, name] as const] : [],
  ),
);

test("without a second factor every staff call is closed to our own people, with a sentence that says why", async () => {
  const { calls } = await signIn(ROOT);
  expect(staffCalls.length).toBeGreaterThan(10);
  for (const [domain, name] of staffCalls)
    await expect(calls[domain]?.[name]?.({}), `${domain}.${name}`).rejects.toMatchObject({
      code: "MFA_NOT_CONFIGURED",
      status: 403,
      message: "MFA must be configured for admin actions",
    });
});

test("everybody else is refused as ever", async () => {
  const { calls } = await signIn(ADA);
  for (const [domain, name] of staffCalls) await expect(calls[domain]?.[name]?.({})).rejects.toMatchObject({ code: "FORBIDDEN" });
});
