import { beforeEach, expect, test } from "vitest";
import { givePassword } from "../../testing/account.ts";
import { ADA, BOB, quickPasswords, testApp } from "../../testing/app.ts";
import type { Browser } from "../../testing/browser.ts";
import { enrolApp, enrolKey, signedInBrowser } from "../../testing/factors.ts";
import { virtualKey } from "../../testing/outside/virtual-key.ts";

const app = await testApp({ flags: ["demo"], passwords: quickPasswords() });
let ada: Browser;

beforeEach(async () => {
  for (const { id } of [ADA, BOB]) await givePassword(app.db, id);
  ada = await signedInBrowser(app.services, ADA.email);
});

async function challengeOf({ call }: Browser): Promise<string> {
  const asked = await call.mfa.challenge({ action: "ACCOUNT", method: "hardware_key" });
  if (asked.method !== "hardware_key") throw new Error("no key was asked for");
  return asked.challenge;
}
const verify = ({ call }: Browser, code: ReturnType<ReturnType<typeof virtualKey>["answer"]>) =>
  call.mfa.verify({ action: "ACCOUNT", method: "hardware_key", code });

test.each(["ES256", "RS256"] as const)("a key with %s is enrolled and opens", async (kind) => {
  const key = virtualKey(kind);
  const creation = await ada.call.mfa.enrolKey({});
  expect(creation).toMatchObject({
    rp: { id: "blenda.test", name: "Blenda" },
    user: { name: ADA.email },
    timeout: 60_000,
    pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
    authenticatorSelection: { authenticatorAttachment: "cross-platform", userVerification: "required" },
  });
  expect(Buffer.from(creation.challenge, "base64url")).toHaveLength(32);
  expect(await ada.call.mfa.verifyEnrolment(key.create(creation))).toMatchObject({ success: true });
  const asked = await ada.call.mfa.challenge({ action: "ACCOUNT", method: "hardware_key" });
  expect(asked).toMatchObject({ rpId: "blenda.test", allowCredentials: [{ id: key.credentialId, transports: ["usb"] }], timeout: 60_000 });
  expect(await verify(ada, key.answer("challenge" in asked ? asked.challenge : ""))).toMatchObject({ success: true });
  expect((await ada.call.mfa.config()).keys).toMatchObject([{ algorithm: kind, uses: 1 }]);
});

test.each([
  ["EdDSA", virtualKey("EdDSA"), {}],
  ["no user verification", virtualKey(), { isUserVerified: false }],
  ["nobody present", virtualKey(), { isUserPresent: false }],
  ["another origin", virtualKey(), { origin: "https://blenda.example" }],
  ["another relying party", virtualKey(), { rpId: "blenda.example" }],
  ["an answer of a login", virtualKey(), { type: "webauthn.get" }],
])("M7 a key is not enrolled with %s", async (_, key, twist) => {
  const creation = await ada.call.mfa.enrolKey({});
  await expect(ada.call.mfa.verifyEnrolment(key.create(creation, twist))).rejects.toMatchObject({ code: "MFA_KEY_REFUSED" });
  expect(await app.db.selectFrom("mfaFactors").selectAll().execute()).toEqual([]);
  // Right or wrong, a challenge is answered once.
  await expect(ada.call.mfa.verifyEnrolment(virtualKey().create(creation))).rejects.toMatchObject({ code: "MFA_SETUP_GONE" });
});

test("M7 a registration is answered within 75 seconds, once, with the challenge that was given", async () => {
  const gone = { code: "MFA_SETUP_GONE" };
  const late = await ada.call.mfa.enrolKey({});
  app.passMinutes(75 / 60);
  await expect(ada.call.mfa.verifyEnrolment(virtualKey().create(late))).rejects.toMatchObject(gone);
  const key = virtualKey();
  const creation = await ada.call.mfa.enrolKey({});
  const answer = key.create(creation);
  const twice = await Promise.allSettled([ada.call.mfa.verifyEnrolment(answer), ada.call.mfa.verifyEnrolment(answer)]);
  expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const again = await ada.call.mfa.enrolKey({});
  await expect(ada.call.mfa.verifyEnrolment({ ...answer, setupId: again.setupId })).rejects.toMatchObject({ code: "MFA_KEY_REFUSED" });
  const third = await ada.call.mfa.enrolKey({});
  // The same key a second time.
  await expect(ada.call.mfa.verifyEnrolment(key.create(third))).rejects.toMatchObject({ code: "MFA_KEY_REFUSED" });
});

test.each([
  ["no user verification", { isUserVerified: false }],
  ["nobody present", { isUserPresent: false }],
  ["another origin", { origin: "https://blenda.example" }],
  ["another relying party", { rpId: "blenda.example" }],
  ["an answer of a registration", { type: "webauthn.create" }],
])("M7 a key opens nothing with %s", async (_, twist) => {
  const key = virtualKey();
  await enrolKey(ada, key);
  await expect(verify(ada, key.answer(await challengeOf(ada), twist))).rejects.toMatchObject({ code: "MFA_WRONG" });
});

test("M7 the same answer twice, also at once, opens once", async () => {
  const key = virtualKey();
  await enrolKey(ada, key);
  const answer = key.answer(await challengeOf(ada));
  const twice = await Promise.allSettled([verify(ada, answer), verify(ada, answer)]);
  expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await challengeOf(ada);
  await expect(verify(ada, answer)).rejects.toMatchObject({ code: "MFA_CHALLENGE_GONE" });
});

test("two tabs ask for the same key, and each has its answer", async () => {
  const key = virtualKey();
  await enrolKey(ada, key);
  const [one, other] = [await challengeOf(ada), await challengeOf(ada)];
  expect(await verify(ada, key.answer(one))).toMatchObject({ success: true });
  expect(await verify(ada, key.answer(other))).toMatchObject({ success: true });
});

test("M7 the challenge of a registration opens nothing, nor does one for another action", async () => {
  const key = virtualKey();
  await enrolKey(ada, key);
  const creation = await ada.call.mfa.enrolKey({});
  await challengeOf(ada);
  await expect(verify(ada, key.answer(creation.challenge))).rejects.toMatchObject({ code: "MFA_CHALLENGE_GONE" });
  const other = await ada.call.mfa.challenge({ action: "MONEY", method: "hardware_key" });
  await challengeOf(ada);
  await expect(verify(ada, key.answer("challenge" in other ? other.challenge : ""))).rejects.toMatchObject({ code: "MFA_CHALLENGE_GONE" });
});

test("M7 a counter that goes back is a copy of the key, and opens nothing", async () => {
  const key = virtualKey();
  await enrolKey(ada, key);
  expect(await verify(ada, key.answer(await challengeOf(ada), { counter: 10 }))).toMatchObject({ success: true });
  await expect(verify(ada, key.answer(await challengeOf(ada), { counter: 9 }))).rejects.toMatchObject({ code: "MFA_WRONG" });
  await expect(verify(ada, key.answer(await challengeOf(ada), { counter: 10 }))).rejects.toMatchObject({ code: "MFA_WRONG" });
  expect(await verify(ada, key.answer(await challengeOf(ada), { counter: 11 }))).toMatchObject({ success: true });
});

test("M7 another's key and a challenge of another's browser open nothing", async () => {
  const bobs = await signedInBrowser(app.services, BOB.email);
  const [adasKey, bobsKey] = [virtualKey(), virtualKey()];
  await enrolKey(ada, adasKey);
  await enrolKey(bobs, bobsKey);
  await expect(verify(ada, bobsKey.answer(await challengeOf(ada)))).rejects.toMatchObject({ code: "MFA_WRONG" });
  await expect(verify(ada, bobsKey.answer(await challengeOf(ada), { credentialId: adasKey.credentialId }))).rejects.toMatchObject({
    code: "MFA_WRONG",
  });
  const bobsChallenge = await challengeOf(bobs);
  await challengeOf(ada);
  await expect(verify(ada, adasKey.answer(bobsChallenge))).rejects.toMatchObject({ code: "MFA_CHALLENGE_GONE" });
});

test("a key's prompt ends after 60 seconds, and 15 more for its answer to arrive", async () => {
  const key = virtualKey();
  await enrolKey(ada, key);
  const inTime = await challengeOf(ada);
  app.passMinutes(74 / 60);
  expect(await verify(ada, key.answer(inTime))).toMatchObject({ success: true });
  const tooLate = await challengeOf(ada);
  app.passMinutes(75 / 60);
  await expect(verify(ada, key.answer(tooLate))).rejects.toMatchObject({ code: "MFA_CHALLENGE_GONE" });
});

test("on an address of digits keys are neither offered nor asked for, and the reason is told (decision D7)", async () => {
  const key = virtualKey();
  await enrolApp(ada, app.now);
  await enrolKey(ada, key);
  const site = { ...app.services.site, url: "http://127.0.0.1:3000" };
  const cookies = ada.cookies();
  const here = await signedInBrowser({ ...app.services, site }, ADA.email);
  expect(cookies.size).toBeGreaterThan(0);
  const config = await here.call.mfa.config();
  expect(config.config.methods).toContain("hardware_key");
  expect(config.availableMethods).toEqual(["authenticator", "backup_codes"]);
  expect(config.addable).toContainEqual({ method: "hardware_key", problem: "address-of-digits" });
  await expect(here.call.mfa.challenge({ action: "ACCOUNT", method: "hardware_key" })).rejects.toMatchObject({
    code: "MFA_METHOD_UNAVAILABLE",
  });
});

test("where nobody sends text messages they are not offered", async () => {
  const here = await signedInBrowser({ ...app.services, sms: null }, ADA.email);
  expect((await here.call.mfa.config()).addable).toContainEqual({ method: "sms", problem: "no-sender" });
  await expect(here.call.mfa.setup({ method: "sms", phoneNumber: "+12025550143" })).rejects.toMatchObject({
    code: "MFA_METHOD_UNAVAILABLE",
  });
});
