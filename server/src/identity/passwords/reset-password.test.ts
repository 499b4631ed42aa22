import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const NEW = "quite another password";
const mails = async (to = ADA.email) => {
  await app.runJobs();
  return app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", to).orderBy("n").execute();
};
const tokens = async (to?: string) =>
  (await mails(to)).map(({ body }) => body.match(/\/reset-password#token=([\w-]+)/)?.[1]).filter((token) => token !== undefined);
const browser = () => openBrowser(app.services);

beforeEach(() => givePassword(app.db, ADA.id));

test("a reset sets the password, ends every session, forgets known browsers and signs nobody in", async () => {
  const before = browser();
  await before.call.identity.signIn({ email: ADA.email, password: PASSWORD });
  const asking = browser();
  expect(await asking.call.identity.requestReset({ email: " ADA@example.com" })).toEqual({ email: ADA.email });
  const [token = ""] = await tokens();
  expect(await asking.call.identity.resetPassword({ token, password: NEW })).toEqual({
    email: ADA.email,
    isGoogleGone: false,
    areFactorsGone: false,
  });
  expect((await before.call.identity.session()).user).toBeNull();
  expect((await asking.call.identity.session()).user).toBeNull();
  expect(await app.db.selectFrom("knownBrowsers").selectAll().execute()).toEqual([]);
  expect((await mails()).map(({ subject }) => subject)).toContain("Your Blenda password was changed");
  await expect(asking.call.identity.signIn({ email: ADA.email, password: PASSWORD })).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  await asking.call.identity.signIn({ email: ADA.email, password: NEW });
});

test("an address nobody has gets the same answer and no mail", async () => {
  expect(await browser().call.identity.requestReset({ email: "nobody@example.com" })).toEqual({ email: "nobody@example.com" });
  expect(await mails("nobody@example.com")).toEqual([]);
});

test("a link works once and for an hour; a newer one kills the older", async () => {
  const at = browser();
  const refusal = { code: "IDENTITY_LINK_INVALID" };
  await at.call.identity.requestReset({ email: ADA.email });
  await app.runJobs();
  app.passMinutes(1);
  await at.call.identity.requestReset({ email: ADA.email });
  const [older = "", newer = ""] = await tokens();
  await expect(at.call.identity.resetPassword({ token: older, password: NEW })).rejects.toMatchObject(refusal);
  app.passMinutes(60);
  await at.call.identity.resetPassword({ token: newer, password: NEW });
  await expect(at.call.identity.resetPassword({ token: newer, password: NEW })).rejects.toMatchObject(refusal);

  await at.call.identity.requestReset({ email: ADA.email });
  const latest = (await tokens()).at(-1) ?? "";
  app.passMinutes(60.02);
  await expect(at.call.identity.resetPassword({ token: latest, password: NEW })).rejects.toMatchObject(refusal);
});

test("twenty parallel uses of one link set one password", async () => {
  await browser().call.identity.requestReset({ email: ADA.email });
  const [token = ""] = await tokens();
  const tries = Array.from({ length: 20 }, (_, i) =>
    openBrowser(app.services, { address: `192.0.2.${i}` })
      .call.identity.resetPassword({ token, password: `${NEW} ${i}` })
      .then(
        () => "set",
        () => "refused",
      ),
  );
  expect((await Promise.all(tries)).filter((done) => done === "set")).toHaveLength(1);
});

test("a reset opens a locked address again", async () => {
  const at = browser();
  for (let i = 0; i < 5; i++) await at.call.identity.signIn({ email: ADA.email, password: "not this" }).catch(() => {});
  await at.call.identity.requestReset({ email: ADA.email });
  await at.call.identity.resetPassword({ token: (await tokens())[0] ?? "", password: NEW });
  expect(await app.db.selectFrom("lockouts").selectAll().execute()).toEqual([]);
  await at.call.identity.signIn({ email: ADA.email, password: NEW });
});

test("a poor password does not use the link up", async () => {
  const at = browser();
  await at.call.identity.requestReset({ email: ADA.email });
  const [token = ""] = await tokens();
  await expect(at.call.identity.resetPassword({ token, password: "password1" })).rejects.toMatchObject({
    code: "IDENTITY_PASSWORD_COMMON",
  });
  await at.call.identity.resetPassword({ token, password: NEW });
});

test("a reset leaves a second factor as it is", async () => {
  await app.db.updateTable("users").set({ twoFactorEnabled: true }).where("id", "=", ROOT.id).execute();
  await browser().call.identity.requestReset({ email: ROOT.email });
  await browser().call.identity.resetPassword({ token: (await tokens(ROOT.email))[0] ?? "", password: NEW });
  expect(await app.db.selectFrom("users").select("twoFactorEnabled").where("id", "=", ROOT.id).executeTakeFirst()).toEqual({
    twoFactorEnabled: true,
  });
});
