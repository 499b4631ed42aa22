import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const NOBODY = "nobody@example.com";
const asked = new AsyncLocalStorage<string[]>();

/** Every statement a call makes itself, in order; what others do meanwhile is not among them. */
const client = pg.Client.prototype;
const query = client.query;
client.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given as [string | { text: string }];
  asked.getStore()?.push(typeof first === "string" ? first : first.text);
  return (query as (...all: unknown[]) => unknown).apply(this, given);
} as typeof query;
afterAll(() => {
  client.query = query;
});

let networks = 0;
const browser = () => openBrowser(app.services, { address: `198.51.100.${++networks}` });
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  await asked.run(statements, () => call().catch(() => {}));
  return statements;
}

beforeEach(async () => {
  await app.runJobs(); // what the test before left to be done
  await givePassword(app.db, ADA.id);
});

const WAYS: Record<string, (email: string) => Promise<unknown>> = {
  "asking for a new password": (email) => browser().call.identity.requestReset({ email }),
  "asking to be unlocked": (email) => browser().call.lockout.requestUnlock({ email }),
  "signing up": (email) => browser().call.identity.signUp({ name: "Nora", email, password: PASSWORD }),
};

test.each(Object.entries(WAYS))("%s makes the same statements whether somebody has the address or not", async (_what, ask) => {
  await ask("warm@example.com"); // the first of a process prepares things
  const [known, unknown] = [await statementsOf(() => ask(ADA.email)), await statementsOf(() => ask(NOBODY))];
  expect(known.length).toBeGreaterThan(2);
  expect(unknown).toEqual(known);
});

test("a change to an address somebody has makes the same statements as one to a free address", async () => {
  const change = async (email: string) => {
    const mine = browser();
    await mine.call.identity.signIn({ email: ADA.email, password: PASSWORD });
    return statementsOf(() => mine.call.account.changeEmail({ email }));
  };
  await change("warm@example.com");
  expect(await change(NOBODY)).toEqual(await change(BOB.email));
});

test("the eighth wrong password makes the same statements whether somebody has the address or not", async () => {
  const eighth = async (email: string) => {
    const at = browser();
    const fail = () => at.call.identity.signIn({ email, password: "not this one" });
    for (let i = 0; i < 7; i++) {
      if (i >= 5) app.passMinutes(15);
      await fail().catch(() => {});
    }
    app.passMinutes(15);
    return statementsOf(fail);
  };
  expect(await eighth(NOBODY)).toEqual(await eighth(ADA.email));
});
