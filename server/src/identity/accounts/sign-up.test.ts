import { expect, test } from "vitest";
import { secureRandom } from "../../platform/random.ts";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";
import { addAccount } from "../repository.ts";

const app = await testApp();
const wish = { name: "Nora", email: "nora@example.com", password: PASSWORD };
const mails = () => app.db.selectFrom("mails").select(["recipient", "subject", "body"]).orderBy("n").execute();
const tokenIn = (body = "") => body.match(/\/confirm-email#token=([\w-]+)/)?.[1] ?? "";
const userOf = (email: string) => app.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

test("signing up sends a link; confirming it makes the account, with no roles and no permissions, and signs in", async () => {
  const browser = openBrowser(app.services);
  expect(await browser.call.identity.signUp({ ...wish, email: " Nora@Example.com" })).toEqual({ email: wish.email });
  expect(await userOf(wish.email)).toBeUndefined();
  const [mail] = await mails();
  expect(mail?.recipient).toBe(wish.email);
  const session = await browser.call.identity.confirmEmail({ token: tokenIn(mail?.body) });
  expect(session.user).toMatchObject({
    email: wish.email,
    name: "Nora",
    displayName: "Nora",
    photoUrl: null,
    isAdmin: false,
    isCreator: false,
    roles: [],
    permissions: [],
  });
  expect(session.user?.globalAffiliateId).toMatch(/^[1-9]\d{2}[A-Z]{3}$/);
  expect((await browser.call.identity.session()).user?.email).toBe(wish.email);
  await openBrowser(app.services).call.identity.signIn({ email: wish.email, password: PASSWORD });
});

test("a link works once, and not after 24 hours", async () => {
  const [browser, late] = [openBrowser(app.services), openBrowser(app.services)];
  await browser.call.identity.signUp(wish);
  await late.call.identity.signUp({ ...wish, email: "late@example.com" });
  const tokenTo = async (email: string) => tokenIn((await mails()).find(({ recipient }) => recipient === email)?.body);
  const [token, lateToken] = [await tokenTo(wish.email), await tokenTo("late@example.com")];
  app.passMinutes(24 * 60);
  await browser.call.identity.confirmEmail({ token });
  const refusal = { code: "IDENTITY_LINK_INVALID", status: 410 };
  await expect(browser.call.identity.confirmEmail({ token })).rejects.toMatchObject(refusal);
  app.passMinutes(0.02);
  await expect(late.call.identity.confirmEmail({ token: lateToken })).rejects.toMatchObject(refusal);
  await expect(late.call.identity.confirmEmail({ token: "made up" })).rejects.toMatchObject(refusal);
});

test("a taken address is answered like a free one, and its owner gets a mail", async () => {
  await givePassword(app.db, ADA.id);
  const before = await userOf(ADA.email);
  const browser = openBrowser(app.services);
  expect(await browser.call.identity.signUp({ ...wish, email: "ADA@example.com", password: "another good one" })).toEqual({
    email: ADA.email,
  });
  // As for a free one: the mark of the browser that asked.
  expect(browser.setCookies()).toEqual([expect.stringMatching(/^sign-up=/)]);
  expect(await mails()).toMatchObject([{ recipient: ADA.email, subject: "You already have an account at Blenda" }]);
  expect((await mails())[0]?.body).not.toContain("#token=");
  expect(await userOf(ADA.email)).toEqual(before);
});

test("whoever confirms first has the address; nobody holds one by only asking for it", async () => {
  const stranger = openBrowser(app.services, { address: "192.0.2.1" });
  await stranger.call.identity.signUp({ ...wish, password: "a stranger's password" });
  const owner = openBrowser(app.services);
  await owner.call.identity.signUp(wish);
  const links = (await app.db.selectFrom("mails").select("body").orderBy("n").execute()).map(({ body }) => tokenIn(body));
  expect(links).toHaveLength(2);
  await owner.call.identity.confirmEmail({ token: links[1] ?? "" });
  await expect(stranger.call.identity.confirmEmail({ token: links[0] ?? "" })).rejects.toMatchObject({ code: "IDENTITY_LINK_INVALID" });
  expect(await app.db.selectFrom("users").select("id").where("email", "=", wish.email).execute()).toHaveLength(1);
});

test("in another browser the link proves the address only: the password of whoever signed up is not taken over", async () => {
  const stranger = openBrowser(app.services, { address: "192.0.2.1" });
  await stranger.call.identity.signUp({ ...wish, password: "a stranger's password" });
  const token = tokenIn((await mails())[0]?.body);
  const owner = openBrowser(app.services);
  const refused = owner.call.identity.confirmEmail({ token });
  await expect(refused).rejects.toMatchObject({ code: "IDENTITY_PASSWORD_AGAIN", status: 403 });
  expect(await userOf(wish.email)).toBeUndefined();
  const poor = owner.call.identity.confirmEmail({ token, password: "password1" });
  await expect(poor).rejects.toMatchObject({ code: "IDENTITY_PASSWORD_COMMON" });

  expect((await owner.call.identity.confirmEmail({ token, password: PASSWORD })).user?.email).toBe(wish.email);
  const entering = (password: string) => openBrowser(app.services).call.identity.signIn({ email: wish.email, password });
  await expect(entering("a stranger's password")).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  await entering(PASSWORD);
});

test("a browser that signed up with its own wish does not confirm another's by one press", async () => {
  const stranger = openBrowser(app.services, { address: "192.0.2.1" });
  await stranger.call.identity.signUp({ ...wish, password: "a stranger's password" });
  const token = tokenIn((await mails())[0]?.body);
  const owner = openBrowser(app.services);
  await owner.call.identity.signUp(wish);
  await expect(owner.call.identity.confirmEmail({ token })).rejects.toMatchObject({ code: "IDENTITY_PASSWORD_AGAIN" });
});

test("where signing up was to lead is told again when the address is confirmed", async () => {
  const browser = openBrowser(app.services);
  await browser.call.identity.signUp({ ...wish, redirect: "/checkout?step=2" });
  const [mail] = await mails();
  expect(mail?.body).not.toContain("checkout");
  const token = tokenIn(mail?.body);
  expect((await openBrowser(app.services).call.identity.confirmEmail({ token, password: PASSWORD })).redirect).toBe("/checkout?step=2");
  await browser.call.identity.signUp({ ...wish, email: "plain@example.com" });
  const other = (await mails()).find(({ recipient }) => recipient === "plain@example.com");
  expect((await browser.call.identity.confirmEmail({ token: tokenIn(other?.body) })).redirect).toBeNull();
});

test.each(["you won 500 USD! Claim: http://evil.test/x", "Claim at evil.com", "two\nlines"])(
  "a name like %j is refused, and no mail repeats it",
  async (name) => {
    const signingUp = openBrowser(app.services).call.identity.signUp({ ...wish, name });
    await expect(signingUp).rejects.toMatchObject({ status: 400, data: { fields: ["name"] } });
    expect(await mails()).toEqual([]);
  },
);

test("the mail to an address nobody has confirmed repeats nothing that was typed, not even a name", async () => {
  await openBrowser(app.services).call.identity.signUp({ ...wish, name: "Unmistakable Nora" });
  const [mail] = await mails();
  expect(`${mail?.subject} ${mail?.body}`).not.toContain("Nora");
});

test("before the link is opened the address signs in like an unknown one", async () => {
  const browser = openBrowser(app.services);
  await browser.call.identity.signUp(wish);
  await expect(browser.call.identity.signIn({ email: wish.email, password: PASSWORD })).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
});

test.each(["isAdmin", "roles", "permissions", "isCreator", "email_verified", "hasEverBeenAffiliate"])(
  "the field %s is refused",
  async (field) => {
    const signingUp = openBrowser(app.services).call.identity.signUp({ ...wish, [field]: true } as never);
    await expect(signingUp).rejects.toMatchObject({ status: 400, data: { fields: [field] } });
  },
);

test.each([
  ["password1", "IDENTITY_PASSWORD_COMMON"],
  ["PassWord1", "IDENTITY_PASSWORD_COMMON"],
  ["seven77", "IDENTITY_PASSWORD_SHORT"],
  ["x".repeat(129), "IDENTITY_PASSWORD_LONG"],
])("%s is refused", async (password, code) => {
  await expect(openBrowser(app.services).call.identity.signUp({ ...wish, password })).rejects.toMatchObject({ code, status: 400 });
  expect(await mails()).toEqual([]);
});

test("64 emoji are a password, and the first 63 of them are another", async () => {
  const browser = openBrowser(app.services);
  const password = "🗝".repeat(64);
  await browser.call.identity.signUp({ ...wish, password });
  await browser.call.identity.confirmEmail({ token: tokenIn((await mails())[0]?.body) });
  await expect(browser.call.identity.signIn({ email: wish.email, password: "🗝".repeat(63) })).rejects.toMatchObject({
    code: "IDENTITY_INVALID",
  });
  await browser.call.identity.signIn({ email: wish.email, password });
});

test("an inbox gets at most five mails an hour however many people type its address", async () => {
  for (let i = 0; i < 7; i++) await openBrowser(app.services, { address: `192.0.2.${i}` }).call.identity.signUp(wish);
  expect(await mails()).toHaveLength(5);
});

test("L11 on a collision another affiliate id is drawn", async () => {
  // As numbers are drawn for an id: 0 is 100, then three capitals. ADA has 100ADA.
  const draws = [0, 0, 3, 0, 0, 0, 3, 0, 677, 13, 4, 22];
  const random = { ...secureRandom, below: () => draws.shift() ?? 0 };
  const person = { id: "nora", email: wish.email, name: "Nora", passwordHash: null, now: app.now() };
  const isAdded = await app.services.transaction((tx) => addAccount(tx, random, person));
  expect(isAdded).toBe(true);
  expect(await userOf(wish.email)).toMatchObject({ globalAffiliateId: "777NEW" });
});
