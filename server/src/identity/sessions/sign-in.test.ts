import { LOCKOUT } from "@blenda/domain/lockout/constants";
import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, testApp } from "../../testing/app.ts";
import { type Browser, openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const NOBODY = "nobody@example.com";
let addresses = 0;
/** A fresh browser on a network of its own, so that only the ladder counts. */
const browser = () => openBrowser(app.services, { address: `198.51.100.${++addresses}` });
const right = { email: ADA.email, password: PASSWORD };
const wrong = { email: ADA.email, password: "not this one" };
const saidBy = async (calling: Promise<unknown>) =>
  calling.then(
    () => "in",
    (error: Error) => error.message,
  );
const record = (key = ADA.email) => app.db.selectFrom("lockouts").selectAll().where("key", "=", key).executeTakeFirst();
const failTimes = async (times: number, at: Browser = browser(), input = wrong) => {
  const said: string[] = [];
  for (let i = 0; i < times; i++) said.push(await saidBy(at.call.identity.signIn(input)));
  return said;
};

beforeEach(async () => {
  await app.runJobs(); // what the test before left to be done
  await givePassword(app.db, ADA.id);
});

const INVALID = "Invalid email or password. Please try again.";
const LOCKED_NOW = "Account temporarily locked for 15 minutes due to multiple failed attempts.";
const EMAIL_NOW = "Account locked. Check your email for unlock instructions.";
const EMAIL = "Account locked due to multiple failed login attempts. Please check your email for unlock instructions.";
const warning = (left: number) => `Warning: ${left} more failed attempt(s) will temporarily lock your account.`;
const locked = (minutes: number) => `Account temporarily locked. Try again in ${minutes} minute(s).`;

async function climb(email: string): Promise<string[]> {
  const at = browser();
  const input = { email, password: "not this one" };
  const said = await failTimes(5, at, input);
  said.push(await saidBy(at.call.identity.signIn({ email, password: PASSWORD })));
  for (let i = 0; i < 3; i++) {
    app.passMinutes(15);
    said.push(...(await failTimes(1, at, input)));
  }
  said.push(await saidBy(at.call.identity.signIn({ email, password: PASSWORD })));
  return said;
}

test("the ladder: two invalid, two warnings, three temporary locks, then an unlock by email", async () => {
  const ladder = [INVALID, INVALID, warning(2), warning(1), LOCKED_NOW, locked(15), LOCKED_NOW, LOCKED_NOW, EMAIL_NOW, EMAIL];
  expect(await climb(ADA.email)).toEqual(ladder);
  expect(await record()).toMatchObject({ failedAttempts: 8, requiresEmailUnlock: true });
  expect(await climb(NOBODY)).toEqual(ladder);
});

test("the eighth failure sends the unlock mail by itself, to an address somebody has", async () => {
  await climb(ADA.email);
  await climb(NOBODY);
  await app.runJobs();
  const mails = await app.db.selectFrom("mails").select(["recipient", "body"]).orderBy("n").execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([ADA.email]);
  expect(mails[0]?.body).toMatch(/\/unlock-account#email=ada%40example\.com&token=[A-Za-z0-9]{32}\n/);
  expect((await record())?.unlockEmailsSent).toHaveLength(1);
  expect((await record(NOBODY))?.unlockEmailsSent).toHaveLength(1);
});

test("a temporary lock clears automatically once the time has passed, and a successful login deletes the record", async () => {
  const at = browser();
  await failTimes(5, at);
  app.passMinutes(14.5);
  expect(await saidBy(at.call.identity.signIn(right))).toBe(locked(1));
  app.passMinutes(0.5);
  expect((await at.call.identity.signIn(right)).user?.id).toBe(ADA.id);
  expect(await record()).toBeUndefined();
  expect((await at.call.identity.session()).user?.id).toBe(ADA.id);
});

test("attempts refused while locked do not count", async () => {
  await failTimes(20);
  expect(await record()).toMatchObject({ failedAttempts: LOCKOUT.TEMP_LOCK_AT });
});

test("the window restarts after 60 quiet minutes", async () => {
  await failTimes(4);
  app.passMinutes(61);
  expect(await failTimes(1)).toEqual([INVALID]);
});

test("50 parallel wrong logins count exactly 5; the rest are answered as locked", async () => {
  const said = await Promise.all(Array.from({ length: 50 }, () => saidBy(browser().call.identity.signIn(wrong))));
  expect(said.filter((text) => text === locked(15))).toHaveLength(45);
  expect(said.filter((text) => text === LOCKED_NOW)).toHaveLength(1);
  expect(await record()).toMatchObject({ failedAttempts: 5 });
});

test("1,000 parallel guesses cannot get a sixth try", async () => {
  const guesses = Array.from({ length: 999 }, (_, i) => ({ ...wrong, password: `guess number ${i}` }));
  const said = await Promise.all([...guesses, right].map((input) => saidBy(browser().call.identity.signIn(input))));
  const tried = said.filter((text) => [INVALID, warning(2), warning(1), LOCKED_NOW].includes(text));
  expect(tried).toHaveLength(5);
  expect(said.at(-1)).not.toBe("in");
  expect(await record()).toMatchObject({ failedAttempts: 5 });
}, 60_000);

test("variants of an address share one counter", async () => {
  await failTimes(2, browser(), { ...wrong, email: " ADA@Example.com " });
  expect(await failTimes(1)).toEqual([warning(2)]);
});

test("a malformed address is counted, and answered in the words of the ladder", async () => {
  expect(await failTimes(5, browser(), { ...wrong, email: " Not an Address" })).toEqual([
    INVALID,
    INVALID,
    warning(2),
    warning(1),
    LOCKED_NOW,
  ]);
  expect(await record("not an address")).toMatchObject({ failedAttempts: 5, isTemporarilyLocked: true, emailUnlockRequired: false });
});

test("while locked the codes are the specification's", async () => {
  await failTimes(5);
  await expect(browser().call.identity.signIn(right)).rejects.toMatchObject({ code: "auth/account-locked-temp", data: { minutes: 15 } });
  await climb(NOBODY);
  const knocking = browser().call.identity.signIn({ email: NOBODY, password: PASSWORD });
  await expect(knocking).rejects.toMatchObject({ code: "auth/account-locked-email", status: 423 });
});

test.each(["a@x.y\u0000", `${"a".repeat(400)}@example.com`, ""])("%j cannot be kept, so it cannot be counted", async (email) => {
  await expect(browser().call.identity.signIn({ email, password: PASSWORD })).rejects.toMatchObject({ status: 400 });
});

test("a stranger can lock the address, and the owner's known browser still gets in", async () => {
  const owners = browser();
  await owners.call.identity.signIn(right);
  const open = browser();
  await open.call.identity.signIn(right);
  await owners.call.identity.signOut();
  await climb(ADA.email);
  expect(await saidBy(browser().call.identity.signIn(right))).toBe(EMAIL);
  expect((await open.call.identity.session()).user?.id).toBe(ADA.id);
  expect(await saidBy(owners.call.identity.signIn(right))).toBe("in");
});

test("a known browser has a ladder of its own, and it is as steep", async () => {
  const owners = browser();
  await owners.call.identity.signIn(right);
  expect(await failTimes(5, owners)).toEqual([INVALID, INVALID, warning(2), warning(1), LOCKED_NOW]);
  expect(await record()).toBeUndefined();
});

test("a browser known to one account is a stranger to another", async () => {
  await givePassword(app.db, "bob");
  const bobs = browser();
  await bobs.call.identity.signIn({ email: "bob@example.com", password: PASSWORD });
  await failTimes(2, bobs);
  expect(await record()).toMatchObject({ failedAttempts: 2 });
});

test("known and unknown addresses are answered with the same words, data, status and headers", async () => {
  const answers = async (email: string) => {
    const at = browser();
    const said: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      const error = await at.call.identity.signIn({ email, password: "not this one" }).catch((refused: unknown) => refused);
      const { code, status, message, data, defined } = error as Record<string, unknown>;
      said.push({ code, status, message, data, defined, cookies: at.setCookies() });
    }
    return JSON.stringify(said);
  };
  expect(await answers(NOBODY)).toBe(await answers(ADA.email));
});

test("200 addresses from one network are stopped before the sixtieth", async () => {
  const one = openBrowser(app.services, { address: "192.0.2.1" });
  const said: unknown[] = [];
  for (let i = 0; i < 60; i++) {
    const error = await one.call.identity
      .signIn({ email: `${i}@example.com`, password: "summer 2026" })
      .catch((refused: unknown) => refused);
    said.push((error as { status: number }).status);
  }
  expect(said).toContain(429);
}, 60_000);

test("when attempts cannot be counted nobody gets in, right password or not", async () => {
  await app.db.schema.alterTable("lockouts").renameTo("gone").execute();
  try {
    for (const input of [right, wrong]) {
      const at = browser();
      await expect(at.call.identity.signIn(input)).rejects.toMatchObject({
        status: 503,
        message: "Failed to record login attempt",
        data: undefined,
      });
      expect(at.cookies().size).toBe(0);
    }
  } finally {
    await app.db.schema.alterTable("gone").renameTo("lockouts").execute();
  }
});

test("when every place to check a password is taken, the answer is to come back, and nothing is counted", async () => {
  const gate = Promise.withResolvers<void>();
  const held = Array.from({ length: 66 }, () => app.services.passwords.withHashing(() => gate.promise));
  await expect(browser().call.identity.signIn(wrong)).rejects.toMatchObject({
    code: "IDENTITY_BUSY",
    status: 503,
    data: { retryAfterSeconds: 2 },
  });
  gate.resolve();
  await Promise.all(held);
  expect(await record()).toBeUndefined();
});
