import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, quickPasswords, testApp } from "../../testing/app.ts";
import { type Browser, openBrowser } from "../../testing/browser.ts";
import { IBAN, ROUTING, US_ACCOUNT, US_FIELDS } from "../../testing/creators/recipients.ts";
import { enrolApp, signedInBrowser, verifyWithApp } from "../../testing/factors.ts";
import { untilDelivered } from "../../testing/people.ts";
import { needsAttention, noteExternalId, openRecipient, recipientEligibility } from "../port.ts";

const app = await testApp({ passwords: quickPasswords() });
let n = 0;
const key = () => `recipient-key-${++n}`;
const usd = () => ({ ...DOLLARS, key: key() });
const eur = () => ({ ...EUROS, key: key() });
const DOLLARS = { currency: "USD", country: "US", holderName: "Ada", holderType: "person", fields: US_FIELDS } as const;
const EUROS = {
  currency: "EUR",
  country: "DE",
  holderName: "ADA",
  holderType: "person",
  fields: { iban: "DE89 3704 0044 0532 0130 00" },
} as const;
const PAUSE_MINUTES = 72 * 60;

/** Somebody who gave their password again after logging in. */
async function proven(email: string): Promise<Browser> {
  const browser = await signedInBrowser(app.services, email);
  app.passMinutes(1);
  await browser.call.account.reauthenticate({ password: PASSWORD });
  return browser;
}
const standingOf = async (userId: string) => (await recipientEligibility(app.db, [userId], app.now())).get(userId);
const mailsTo = (recipient: string) =>
  app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", recipient).orderBy("n").execute();
const refusals = async (browser: Browser, recipientId = "none") => {
  const { recipients } = browser.call;
  const calls = [
    recipients.addRecipient(eur()),
    recipients.changeRecipient({ country: "US", holderName: "Ada", holderType: "person", fields: US_FIELDS, recipientId, key: key() }),
    recipients.setDefaultRecipient({ recipientId }),
    recipients.removeRecipient({ recipientId }),
  ];
  return (await Promise.allSettled(calls)).map((each) => (each.status === "fulfilled" ? "done" : (each.reason as { code: string }).code));
};
const all = (code: string) => [code, code, code, code];

beforeEach(async () => {
  for (const { id } of [ADA, BOB]) await givePassword(app.db, id);
});

test("L5 a session alone changes nothing: not right after the login, not later, and not once the password is too long ago", async () => {
  const thief = await signedInBrowser(app.services, ADA.email);
  expect(await refusals(thief)).toEqual(all("IDENTITY_REAUTH_REQUIRED"));
  const owner = await proven(ADA.email);
  const { recipients } = await owner.call.recipients.addRecipient(usd());
  expect(await refusals(thief, recipients[0]?.id)).toEqual(all("IDENTITY_REAUTH_REQUIRED"));
  app.passMinutes(11);
  expect(await refusals(owner, recipients[0]?.id)).toEqual(all("IDENTITY_REAUTH_REQUIRED"));
});

test("L5 whoever has a second factor shows it, and whoever has neither factor nor password changes nothing", async () => {
  const owner = await proven(ADA.email);
  const { secret } = await enrolApp(owner, app.now);
  await owner.call.mfa.endSessions();
  app.passMinutes(1);
  expect(await refusals(owner)).toEqual(all("MFA_REQUIRED"));
  await verifyWithApp(owner, secret, "ACCOUNT", app.now());
  expect((await owner.call.recipients.addRecipient(usd())).recipients).toHaveLength(1);
  const bob = await proven(BOB.email);
  await app.db.updateTable("users").set({ passwordHash: null }).where("id", "=", BOB.id).execute();
  expect(await refusals(bob)).toEqual(all("RECIPIENTS_FACTOR_NEEDED"));
});

test("the first account is paid to straight away; another, a change and another choice pause for 72 hours", async () => {
  const ada = await proven(ADA.email);
  const { recipients: first } = await ada.call.recipients.addRecipient(usd());
  expect(first).toMatchObject([{ status: "active", isDefault: true, cooldownUntil: null, last4: "4471", verifiedAt: app.now() }]);
  expect(await standingOf(ADA.id)).toMatchObject({ recipientId: first[0]?.id, currency: "USD", last4: "4471", obstacle: null });

  const { recipients: two } = await ada.call.recipients.addRecipient(eur());
  const until = addMinutes(app.now(), PAUSE_MINUTES);
  expect(two).toMatchObject([
    { currency: "USD", cooldownUntil: null },
    { currency: "EUR", isDefault: false, cooldownUntil: until },
  ]);
  expect(await standingOf(ADA.id)).toMatchObject({ obstacle: null });

  app.passMinutes(1);
  const recipientId = two[1]?.id ?? "";
  const { recipients: chosen } = await ada.call.recipients.setDefaultRecipient({ recipientId });
  expect(chosen).toMatchObject([
    { id: recipientId, isDefault: true },
    { currency: "USD", isDefault: false },
  ]);
  expect(await standingOf(ADA.id)).toMatchObject({ obstacle: "recipient_cooldown", until: addMinutes(app.now(), PAUSE_MINUTES) });
  app.passMinutes(PAUSE_MINUTES);
  expect(await standingOf(ADA.id)).toMatchObject({ obstacle: null, currency: "EUR" });

  await ada.call.account.reauthenticate({ password: PASSWORD });
  await app.services.transaction((tx) => noteExternalId(tx, recipientId, "wise-1"));
  const other = { country: "AT", holderName: "Ada", holderType: "person", fields: { iban: "AT611904300234573201" } } as const;
  await ada.call.recipients.changeRecipient({ ...other, recipientId, key: key() });
  expect(await standingOf(ADA.id)).toMatchObject({ obstacle: "recipient_cooldown", last4: "3201" });
  expect(await openRecipient(app.db, app.services.vault, recipientId)).toMatchObject({ country: "AT", externalId: null });
  expect((await mailsTo(ADA.email)).map(({ subject }) => subject)).toEqual([
    "Where Blenda pays you: account added",
    "Where Blenda pays you: account added",
    "Where Blenda pays you: you're now paid here",
    "Where Blenda pays you: account changed",
  ]);
  await untilDelivered(app.db);
  const notices = await app.db
    .selectFrom("notifications")
    .select("title")
    .where("userId", "=", ADA.id)
    .orderBy("createdAt", "desc")
    .execute();
  expect(notices).toHaveLength(4);
  expect(notices[0]).toEqual({ title: "Account changed: EUR, account ending 3201" });
});

test("pressed twice with one key it is added once; another in the same currency is refused", async () => {
  const ada = await proven(ADA.email);
  const wish = usd();
  expect(await ada.call.recipients.addRecipient(wish)).toEqual(await ada.call.recipients.addRecipient(wish));
  await expect(ada.call.recipients.addRecipient(usd())).rejects.toMatchObject({
    code: "RECIPIENTS_CURRENCY_TAKEN",
    data: { currency: "USD" },
  });
});

test("of adds at the same moment one per currency stays, and money goes to one of them", async () => {
  const ada = await proven(ADA.email);
  const adds = [usd(), eur(), usd(), eur(), usd()].map((wish) => ada.call.recipients.addRecipient(wish));
  const done = (await Promise.allSettled(adds)).filter(({ status }) => status === "fulfilled");
  expect(done).toHaveLength(2);
  const { recipients } = await ada.call.recipients.recipients();
  expect(recipients.map(({ currency }) => currency).toSorted()).toEqual(["EUR", "USD"]);
  expect(recipients.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("a holder we do not know waits for our team, and nothing is paid there; a changed account name makes nobody known", async () => {
  const ada = await proven(ADA.email);
  await ada.call.recipients.addRecipient(usd());
  await ada.call.account.updateProfile({ name: "Mallory", displayName: "Mallory", bio: "" });
  const { recipients } = await ada.call.recipients.addRecipient({ ...eur(), holderName: "Mallory" });
  expect(recipients[1]).toMatchObject({ status: "pending_verification", verifiedAt: null });
  const recipientId = recipients[1]?.id ?? "";
  await ada.call.recipients.setDefaultRecipient({ recipientId });
  app.passMinutes(PAUSE_MINUTES);
  expect(await standingOf(ADA.id)).toMatchObject({ obstacle: "recipient_unverified" });
  expect(await openRecipient(app.db, app.services.vault, recipientId)).toBeUndefined();
});

test("what no bank would take is refused field by field, and nothing of it is repeated", async () => {
  const ada = await proven(ADA.email);
  const wrong = { ...usd(), fields: { ...US_FIELDS, routingNumber: "021000022", accountNumber: "12345678901234567890" } };
  const refused = await ada.call.recipients.addRecipient(wrong).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "RECIPIENTS_FIELDS", data: { faults: [{ field: "routingNumber" }, { field: "accountNumber" }] } });
  expect(JSON.stringify(refused)).not.toContain("12345678901234567890");
});

/** Whatever the database holds, as text: every row of every table. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  const texts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ text: string | null }>`select string_agg(t::text, ' ') as text from ${sql.table(name)} t`.execute(app.db),
    ),
  );
  return texts.map(({ rows }) => rows[0]?.text ?? "").join("\n");
}

test("the database alone discloses no account number: no table, key, event, mail, notice or export holds one", async () => {
  const ada = await proven(ADA.email);
  const { recipients } = await ada.call.recipients.addRecipient(usd());
  await ada.call.recipients.addRecipient(eur());
  const recipientId = recipients[0]?.id ?? "";
  const root = app.as({ ...BOB, id: "root", isAdmin: true });
  await root.recipients.revealRecipient({ recipientId, reason: "The bank asks about it" });
  await root.recipients.decideRecipient({ recipientId, decision: "attention", reason: "The bank returned it" });
  const exported = await Promise.all(app.services.personalData.map(({ collect }) => collect(app.db, ADA)));
  const everything = `${await wholeDatabase()}\n${JSON.stringify(exported)}\n${JSON.stringify(await ada.call.recipients.recipients())}`;
  expect(everything).toContain("account ending 4471");
  for (const secret of [US_ACCOUNT, US_ACCOUNT.replace(/^0+/, ""), ROUTING, IBAN, IBAN.slice(4), "1 Main Street"])
    expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  expect(await openRecipient(app.db, app.services.vault, recipients[0]?.id ?? "")).toBeUndefined();
});

test("a transfer that came back pauses payouts until its owner mends it, and says what to fix", async () => {
  const ada = await proven(ADA.email);
  const { recipients } = await ada.call.recipients.addRecipient(usd());
  const recipientId = recipients[0]?.id ?? "";
  expect(await openRecipient(app.db, app.services.vault, recipientId)).toMatchObject({ userId: ADA.id, type: "aba", fields: US_FIELDS });
  await app.services.transaction((tx) => needsAttention(tx, app.services, recipientId, "The bank says the account is closed", app.now()));
  expect(await standingOf(ADA.id)).toMatchObject({ obstacle: "recipient_attention" });
  expect((await ada.call.recipients.recipients()).recipients).toMatchObject([{ attentionReason: "The bank says the account is closed" }]);
  expect((await mailsTo(ADA.email)).at(-1)?.body).toContain("The bank says the account is closed");
  const again = { country: "US", holderName: "Ada", holderType: "person", fields: US_FIELDS } as const;
  const mended = await ada.call.recipients.changeRecipient({ ...again, recipientId, key: key() });
  expect(mended.recipients).toMatchObject([{ status: "active", attentionReason: null }]);
});

test("what its owner takes away is wiped; the one money goes to goes last, and what comes after it pauses", async () => {
  const ada = await proven(ADA.email);
  await ada.call.recipients.addRecipient(usd());
  const { recipients } = await ada.call.recipients.addRecipient(eur());
  const [dollars = "", euros = ""] = recipients.map(({ id }) => id);
  await expect(ada.call.recipients.removeRecipient({ recipientId: dollars })).rejects.toMatchObject({ code: "RECIPIENTS_IS_DEFAULT" });
  await ada.call.recipients.removeRecipient({ recipientId: euros });
  expect((await ada.call.recipients.removeRecipient({ recipientId: dollars })).recipients).toEqual([]);
  expect(await app.db.selectFrom("payoutRecipients").select("fieldsSealed").execute()).toEqual([
    { fieldsSealed: null },
    { fieldsSealed: null },
  ]);
  expect(await standingOf(ADA.id)).toMatchObject({ recipientId: null, obstacle: "no_recipient" });
  const { recipients: next } = await ada.call.recipients.addRecipient(usd());
  expect(next).toMatchObject([{ isDefault: true, cooldownUntil: addMinutes(app.now(), PAUSE_MINUTES) }]);
});

test("nobody reads or changes somebody else's", async () => {
  const ada = await proven(ADA.email);
  const { recipients } = await ada.call.recipients.addRecipient(usd());
  const bob = await proven(BOB.email);
  expect((await bob.call.recipients.recipients()).recipients).toEqual([]);
  expect((await refusals(bob, recipients[0]?.id)).slice(1)).toEqual(all("RECIPIENTS_NOT_FOUND").slice(1));
  expect((await ada.call.recipients.recipients()).recipients).toMatchObject([{ changedAt: recipients[0]?.changedAt }]);
});

test("an address the account had lately hears of it too", async () => {
  const ada = await proven(ADA.email);
  await ada.call.account.changeEmail({ email: "ada.new@example.com" });
  const token = (await mailsTo("ada.new@example.com")).at(-1)?.body.match(/#change=([\w-]+)/)?.[1] ?? "";
  await openBrowser(app.services).call.account.confirmEmailChange({ token });
  await ada.call.recipients.addRecipient(usd());
  for (const address of [ADA.email, "ada.new@example.com"])
    expect((await mailsTo(address)).at(-1)?.subject).toBe("Where Blenda pays you: account added");
});

test("who leaves takes their accounts along: a bare row stays for the books", async () => {
  const ada = await proven(ADA.email);
  await ada.call.recipients.addRecipient(usd());
  for (let times = 0; times < 2; times++)
    await app.services.transaction(async (tx) => {
      for (const { forget } of [...app.services.personalData].reverse()) await forget(tx, ADA, addDays(app.now(), 1));
    });
  expect(await app.db.selectFrom("payoutRecipients").selectAll().execute()).toMatchObject([
    { holderName: "", last4: "", fieldsSealed: null, status: "disabled", isDefault: false },
  ]);
});
