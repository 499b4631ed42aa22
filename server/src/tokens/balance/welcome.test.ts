import { WELCOME_TOKENS, WELCOMES_PER_NETWORK_A_DAY } from "@blenda/domain/tokens/constants";
import { expect, test, vi } from "vitest";
import { PASSWORD } from "../../testing/account.ts";
import { testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

const app = await testApp();
type Browser = ReturnType<typeof openBrowser>;

async function join(email: string, browser: Browser): Promise<void> {
  await browser.call.identity.signUp({ name: "Nora", email, password: PASSWORD });
  const mail = await app.db.selectFrom("mails").select("body").where("recipient", "=", email).executeTakeFirstOrThrow();
  await browser.call.identity.confirmEmail({ token: mail.body.match(/#token=([\w-]+)/)?.[1] ?? "" });
}
const settled = () =>
  vi.waitFor(async () => expect(await app.db.selectFrom("outbox").select("id").execute()).toEqual([]), { timeout: 5_000 });
const balanceOf = async (email: string): Promise<number> => {
  await settled();
  const query = app.db.selectFrom("tokenAccounts as a").innerJoin("users as u", "u.id", "a.userId").select("a.balance");
  return (await query.where("u.email", "=", email).executeTakeFirst())?.balance ?? 0;
};
const browserAt = (address: string) => openBrowser(app.services, { address });

test("a confirmed address gets three tokens once, as a grant in the history", async () => {
  const browser = browserAt("203.0.113.1");
  await join("nora@example.com", browser);
  expect(await balanceOf("nora@example.com")).toBe(WELCOME_TOKENS);
  expect((await browser.call.tokens.usage({})).entries).toMatchObject([{ type: "grant", tokenCost: -3, balanceAfter: 3 }]);
});

test("the same mailbox under another tag gets nothing", async () => {
  await join("nora@example.com", browserAt("203.0.113.1"));
  await settled();
  await join("nora+two@example.com", browserAt("203.0.113.2"));
  expect(await balanceOf("nora+two@example.com")).toBe(0);
});

test("a second account of the same browser gets nothing", async () => {
  const browser = browserAt("203.0.113.1");
  await join("nora@example.com", browser);
  await settled();
  await join("second@example.com", browser);
  expect(await balanceOf("second@example.com")).toBe(0);
});

test("a network gives away so many a day, also to accounts made at the same moment, and again the next day", async () => {
  const emails = Array.from({ length: WELCOMES_PER_NETWORK_A_DAY + 3 }, (_, n) => `n${n}@example.com`);
  await Promise.all(emails.map((email) => join(email, browserAt("203.0.113.1"))));
  const balances = await Promise.all(emails.map(balanceOf));
  expect(balances.filter((balance) => balance === WELCOME_TOKENS)).toHaveLength(WELCOMES_PER_NETWORK_A_DAY);
  expect(balances.filter((balance) => balance === 0)).toHaveLength(3);
  app.passMinutes(24 * 60 + 1);
  await join("tomorrow@example.com", browserAt("203.0.113.1"));
  expect(await balanceOf("tomorrow@example.com")).toBe(WELCOME_TOKENS);
});
