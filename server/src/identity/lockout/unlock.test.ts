import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

const app = await testApp();
let addresses = 0;
const browser = () => openBrowser(app.services, { address: `198.51.100.${++addresses}` });
const mails = async () => {
  await app.runJobs();
  return app.db.selectFrom("mails").select(["recipient", "body"]).orderBy("n").execute();
};
const tokens = async () => (await mails()).map(({ body }) => body.match(/token=([A-Za-z0-9]{32})\b/)?.[1] ?? "");
const record = () => app.db.selectFrom("lockouts").selectAll().where("key", "=", ADA.email).executeTakeFirst();
const NOT_FOUND = "No lockout record found for this email";

/** Eight failures, fifteen minutes between the last ones. */
async function lock(email = ADA.email): Promise<void> {
  const at = browser();
  for (let i = 0; i < 8; i++) {
    if (i >= 5) app.passMinutes(15);
    await at.call.identity.signIn({ email, password: "not this one" }).catch(() => {});
  }
  await app.runJobs();
}

beforeEach(() => givePassword(app.db, ADA.id));

test("unlocking with a valid, unexpired token deletes the record, once", async () => {
  await lock();
  expect(await record()).toMatchObject({ requiresEmailUnlock: true });
  const [token = ""] = await tokens();
  expect(await browser().call.lockout.unlock({ email: " ADA@example.com", token })).toEqual({ email: ADA.email });
  expect(await record()).toBeUndefined();
  await expect(browser().call.lockout.unlock({ email: ADA.email, token })).rejects.toMatchObject({ status: 404, message: NOT_FOUND });
  await browser().call.identity.signIn({ email: ADA.email, password: PASSWORD });
});

test("a wrong token, one that is too old and an address without a record are told apart in the specification's words", async () => {
  await lock();
  const [token = ""] = await tokens();
  const unlock = (input: { email: string; token: string }) => browser().call.lockout.unlock(input);
  await expect(unlock({ email: ADA.email, token: "x".repeat(32) })).rejects.toMatchObject({ status: 400, message: "Invalid unlock token" });
  await expect(unlock({ email: BOB.email, token })).rejects.toMatchObject({ message: NOT_FOUND });
  app.passMinutes(24 * 60 + 1 / 60);
  await expect(unlock({ email: ADA.email, token })).rejects.toMatchObject({ status: 410, message: "Unlock token has expired" });
});

test("a newer token kills the older", async () => {
  await lock();
  app.passMinutes(1);
  await browser().call.lockout.requestUnlock({ email: ADA.email });
  const [older = "", newer = ""] = await tokens();
  await expect(browser().call.lockout.unlock({ email: ADA.email, token: older })).rejects.toMatchObject({
    message: "Invalid unlock token",
  });
  await browser().call.lockout.unlock({ email: ADA.email, token: newer });
});

test("at most 3 unlock emails in the last hour; the eighth failure's own counts", async () => {
  await lock();
  const ask = () => browser().call.lockout.requestUnlock({ email: ADA.email });
  await ask();
  await ask();
  const message = "Too many unlock emails sent. Please wait before requesting another.";
  await expect(ask()).rejects.toMatchObject({ status: 429, message });
  app.passMinutes(61);
  await ask();
  expect(await mails()).toHaveLength(4);
});

test("20 parallel unlock requests send exactly 3 mails", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => browser().call.lockout.requestUnlock({ email: ADA.email })));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await mails()).toHaveLength(3);
});

test("an address nobody has is counted and answered alike, and gets no mail", async () => {
  const ask = () => browser().call.lockout.requestUnlock({ email: "nobody@example.com" });
  for (let i = 0; i < 3; i++) expect(await ask()).toEqual({ email: "nobody@example.com" });
  await expect(ask()).rejects.toMatchObject({ code: "LOCKOUT_TOO_MANY_MAILS" });
  expect(await mails()).toEqual([]);
});

test("the token is nowhere in the records", async () => {
  await lock();
  const [token = "none"] = await tokens();
  expect(token).toHaveLength(32);
  expect(JSON.stringify(await record())).not.toContain(token);
});

test("unlocking also opens the owner's known browsers", async () => {
  const owners = browser();
  await owners.call.identity.signIn({ email: ADA.email, password: PASSWORD });
  for (let i = 0; i < 5; i++) await owners.call.identity.signIn({ email: ADA.email, password: "not this one" }).catch(() => {});
  await owners.call.lockout.requestUnlock({ email: ADA.email });
  await owners.call.lockout.unlock({ email: ADA.email, token: (await tokens())[0] ?? "" });
  await owners.call.identity.signIn({ email: ADA.email, password: PASSWORD });
});

test("an admin can unlock manually, which creates an admin action record", async () => {
  await lock();
  await app.as(ROOT).lockout.adminUnlock({ email: ADA.email, reason: "Called us and proved who she is" });
  expect(await record()).toBeUndefined();
  expect(await app.db.selectFrom("auditEntries").selectAll().execute()).toMatchObject([
    {
      n: 1,
      action: "lockout.adminUnlock",
      targetKind: "address",
      targetId: ADA.email,
      actorId: ROOT.id,
      at: app.now(),
      reason: "Called us and proved who she is",
    },
  ]);
  const again = app.as(ROOT).lockout.adminUnlock({ email: ADA.email, reason: "Once more" });
  await expect(again).rejects.toMatchObject({ message: NOT_FOUND });
});

test("nobody else lifts a lock, and no record of it is made", async () => {
  await lock();
  const wish = { email: ADA.email, reason: "I would like to" };
  await expect(app.as(BOB).lockout.adminUnlock(wish)).rejects.toMatchObject({ status: 403 });
  await expect(app.as(null).lockout.adminUnlock(wish)).rejects.toMatchObject({ status: 401 });
  expect(await record()).toMatchObject({ requiresEmailUnlock: true });
  expect(await app.db.selectFrom("auditEntries").selectAll().execute()).toEqual([]);
});

test("an admin action record can be neither changed nor removed", async () => {
  await lock();
  await app.as(ROOT).lockout.adminUnlock({ email: ADA.email, reason: "Called us" });
  await expect(app.db.updateTable("auditEntries").set({ reason: "nothing" }).execute()).rejects.toThrow("append-only");
  await expect(app.db.deleteFrom("auditEntries").execute()).rejects.toThrow("append-only");
});

test("the cleanup removes what has been quiet for 24 hours, and never a lock that waits for its mail", async () => {
  await lock();
  await browser()
    .call.identity.signIn({ email: BOB.email, password: "not this one" })
    .catch(() => {});
  app.passMinutes(24 * 60 - 1);
  const { lockoutJobs } = await import("./jobs.ts");
  const keys = async () => (await app.db.selectFrom("lockouts").select("key").orderBy("key").execute()).map(({ key }) => key);
  const cleanUp = () => lockoutJobs.find(({ name }) => name === "lockout.cleanup")?.run(app.services, {});
  await cleanUp();
  expect(await keys()).toEqual([ADA.email, BOB.email]);
  app.passMinutes(2);
  await cleanUp();
  expect(await keys()).toEqual([ADA.email]);
});
