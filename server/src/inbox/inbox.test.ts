import type { Me } from "@blenda/domain/identity/model";
import { type ConversationFilter, INBOX } from "@blenda/domain/inbox/constants";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { buy } from "../testing/buying.ts";
import { addFile, addShop } from "../testing/catalogue.ts";

const app = await testApp();
const key = () => crypto.randomUUID();
const write = (from: Me, to: Me, body = "Is the rig included?", more: { productId?: string; key?: string } = {}) =>
  app.as(from).inbox.start({ recipientId: to.id, subject: "", body, key: key(), ...more });

beforeEach(async () => {
  await app.db.insertInto("categories").values({ id: "props", name: "Props", parentId: null, position: 0 }).execute();
  const product = {
    id: "crate",
    creatorId: BOB.id,
    categoryId: "props",
    status: "published" as const,
    title: "Supply crate",
    description: "",
    priceCents: 900,
    publishedAt: app.now(),
    createdAt: app.now(),
    updatedAt: app.now(),
  };
  await app.db.insertInto("products").values(product).execute();
});

test("a buyer writes to a creator about a product, and each sees the conversation from their side", async () => {
  const mine = await write(ADA, BOB, "Is the rig included?", { productId: "crate" });
  expect(mine).toMatchObject({
    kind: "product",
    subject: "Supply crate",
    status: "waiting_creator",
    unread: 0,
    product: { id: "crate" },
    others: [{ userId: BOB.id, isVerifiedCustomer: false }],
  });
  const { lines, unread } = await app.as(BOB).inbox.conversations({});
  expect(unread).toBe(1);
  expect(lines).toMatchObject([{ id: mine.id, unread: 1, excerpt: "Is the rig included?", others: [{ userId: ADA.id }] }]);
});

test("a creator with a shop answers buyers as the shop, by its name and with its logo, and buyers stay who they are", async () => {
  await addFile(app.db, "logo");
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak", imageFileId: "logo" });
  const { id } = await write(ADA, CARA, "Do you take commissions?");
  await app.as(CARA).inbox.send({ id, body: "Sometimes.", attachmentIds: [], key: crypto.randomUUID() });
  await app.as(CARA).inbox.move({ id, event: "resolve" });
  const seen = await app.as(ADA).inbox.conversation({ id });
  expect(seen.others).toMatchObject([{ displayName: "Oak & Edge", avatarUrl: "/files/logo", isShop: true, shopSlug: "oak" }]);
  expect(seen.messages.at(-1)?.body).toBe("Oak & Edge marked this as resolved");
  expect((await app.as(CARA).inbox.conversation({ id })).others).toMatchObject([{ displayName: ADA.displayName, isShop: false }]);
});

test("a product that was taken back is shown to its creator alone, whatever it is called by now", async () => {
  const { id } = await write(ADA, BOB, "Is the rig included?", { productId: "crate" });
  await app.db.updateTable("products").set({ status: "draft", title: "Secret sequel" }).where("id", "=", "crate").execute();
  expect(await app.as(ADA).inbox.conversation({ id })).toMatchObject({ subject: "Supply crate", product: null });
  expect(await app.as(BOB).inbox.conversation({ id })).toMatchObject({ product: { title: "Secret sequel" } });
});

test("whoever bought from a creator is marked as a customer to them, and to nobody else", async () => {
  const { id } = await write(ADA, BOB);
  await buy(app, ADA, ["crate"]);
  const seenBy = async (who: Me) => (await app.as(who).inbox.conversation({ id })).others;
  expect(await seenBy(BOB)).toMatchObject([{ userId: ADA.id, isVerifiedCustomer: true }]);
  expect(await seenBy(ADA)).toMatchObject([{ userId: BOB.id, isVerifiedCustomer: false }]);
});

test("an answer moves the conversation to the other side, and reading takes the count away", async () => {
  const { id } = await write(ADA, BOB);
  const answered = await app.as(BOB).inbox.send({ id, body: "It is.", key: key() });
  expect(answered).toMatchObject({ status: "waiting_buyer", unread: 0 });
  expect(await app.as(ADA).inbox.unread()).toEqual({ unread: 1 });
  expect(await app.as(ADA).inbox.markRead({ id })).toEqual({ unread: 0 });
  const { readByOthersAt } = await app.as(BOB).inbox.conversation({ id });
  expect(readByOthersAt).toBe(app.now());
});

test("about the same product with the same person it goes on where it stopped, whoever writes first", async () => {
  const first = await write(ADA, BOB, "One", { productId: "crate" });
  const second = await write(ADA, BOB, "Two", { productId: "crate" });
  const general = await write(BOB, ADA, "Three");
  expect(second.id).toBe(first.id);
  expect(second.messages.map(({ body }) => body)).toEqual(["One", "Two"]);
  expect(general.id).not.toBe(first.id);
  expect((await write(ADA, BOB, "Four")).id).toBe(general.id);
});

test("twenty presses with one key send one message", async () => {
  const { id } = await write(ADA, BOB);
  const once = { id, body: "Only once", key: key() };
  await Promise.all(Array.from({ length: 20 }, () => app.as(ADA).inbox.send(once)));
  const { messages } = await app.as(BOB).inbox.conversation({ id });
  expect(messages.map(({ body }) => body)).toEqual(["Is the rig included?", "Only once"]);
});

test("two people who write to each other at once begin one conversation, and nothing is lost", async () => {
  const answers = await Promise.all([write(ADA, BOB, "a"), write(BOB, ADA, "b"), write(ADA, BOB, "c"), write(BOB, ADA, "d")]);
  const { lines } = await app.as(ADA).inbox.conversations({});
  const all = await Promise.all(lines.map(({ id }) => app.as(ADA).inbox.conversation({ id })));
  expect(all.flatMap(({ messages }) => messages.map(({ body }) => body)).sort()).toEqual(["a", "b", "c", "d"]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(lines.length);
});

test("nobody writes to themselves, to somebody who is not there, or about a product of somebody else", async () => {
  await expect(write(ADA, ADA)).rejects.toMatchObject({ code: "INBOX_SELF" });
  await expect(app.as(ADA).inbox.start({ recipientId: "nobody", subject: "", body: "Hello", key: key() })).rejects.toMatchObject({
    code: "INBOX_NOBODY",
  });
  await expect(write(BOB, ADA, "Hello", { productId: "crate" })).rejects.toMatchObject({ code: "INBOX_NOBODY" });
  await expect(write(ADA, BOB, "   ")).rejects.toMatchObject({ code: "INBOX_EMPTY" });
});

test("strangers start three conversations on their first day", async () => {
  const people = Array.from({ length: 4 }, (_, n) => ({
    id: `p${n}`,
    email: `p${n}@example.com`,
    name: "",
    displayName: "",
    globalAffiliateId: `20${n}AAA`,
    createdAt: app.now(),
  }));
  await app.db.insertInto("users").values(people).execute();
  for (const { id } of people.slice(0, 3)) await write(ADA, { ...BOB, id });
  await expect(write(ADA, { ...BOB, id: "p3" })).rejects.toMatchObject({ code: "INBOX_TOO_MANY_NEW", data: { most: 3 } });
  app.passMinutes(25 * 60);
  await write(ADA, { ...BOB, id: "p3" });
});

test("whoever blocks and whoever is blocked can both no longer write; the conversation stays readable", async () => {
  const { id } = await write(ADA, BOB);
  await app.as(BOB).blocks.block({ userId: ADA.id, isBlocked: true });
  expect((await app.as(BOB).inbox.conversation({ id })).isBlocked).toBe(true);
  for (const side of [ADA, BOB])
    await expect(app.as(side).inbox.send({ id, body: "Hello?", key: key() })).rejects.toMatchObject({ code: "INBOX_BLOCKED" });
  expect((await app.as(ADA).inbox.conversation({ id })).isBlocked).toBe(false);
  await app.as(BOB).blocks.block({ userId: ADA.id, isBlocked: false });
  await app.as(ADA).inbox.send({ id, body: "Hello again", key: key() });
});

test("a message can be changed for five minutes, and taken back at any time", async () => {
  const { id, messages } = await write(ADA, BOB, "Teh rig");
  const messageId = messages[0]?.id ?? "";
  const edited = await app.as(ADA).inbox.edit({ id, messageId, body: "The rig" });
  expect(edited.messages[0]).toMatchObject({ body: "The rig", editedAt: app.now() });
  app.passMinutes(INBOX.EDIT_MINUTES + 1);
  await expect(app.as(ADA).inbox.edit({ id, messageId, body: "A rig" })).rejects.toMatchObject({ code: "INBOX_EDIT_OVER" });
  await expect(app.as(BOB).inbox.deleteMessage({ id, messageId })).rejects.toMatchObject({ code: "INBOX_NOT_FOUND" });
  const erased = await app.as(ADA).inbox.deleteMessage({ id, messageId });
  expect(erased.messages[0]).toMatchObject({ body: "", isDeleted: true });
});

test("resolved, it is opened again by a reply for fourteen days, then it is closed for good", async () => {
  const { id } = await write(ADA, BOB);
  expect(await app.as(BOB).inbox.move({ id, event: "resolve" })).toMatchObject({
    status: "resolved",
    allowed: ["reopen", "escalate", "close"],
  });
  expect(await app.as(ADA).inbox.send({ id, body: "One more thing", key: key() })).toMatchObject({ status: "waiting_creator" });
  await app.as(BOB).inbox.move({ id, event: "resolve" });
  app.passMinutes(INBOX.REOPEN_DAYS * 24 * 60 + 1);
  await runJob("inbox.closeQuiet");
  await expect(app.as(ADA).inbox.send({ id, body: "Too late", key: key() })).rejects.toMatchObject({ code: "INBOX_CLOSED" });
  const steps = await app.db.selectFrom("transitions").select(["fromStatus", "toStatus"]).orderBy("id").execute();
  expect(steps.map(({ fromStatus, toStatus }) => `${fromStatus} ${toStatus}`)).toEqual([
    "waiting_creator resolved",
    "waiting_creator resolved",
    "resolved closed",
  ]);
});

test("escalated, it stays so whoever writes, and a step the table does not have is refused with what is possible", async () => {
  const { id } = await write(ADA, BOB);
  await app.as(ADA).inbox.move({ id, event: "escalate" });
  expect(await app.as(BOB).inbox.send({ id, body: "Fine", key: key() })).toMatchObject({ status: "escalated" });
  await expect(app.as(ADA).inbox.move({ id, event: "close" })).rejects.toMatchObject({
    code: "INBOX_INVALID_TRANSITION",
    data: { from: "escalated", event: "close", allowed: [] },
  });
});

test("after fifteen unread minutes one mail tells of everything unread, and muted conversations tell nothing", async () => {
  const { id } = await write(ADA, BOB, "First");
  await app.as(ADA).inbox.send({ id, body: "Second", key: key() });
  await runJob("inbox.digest");
  expect(await mailsTo(BOB)).toEqual([]);
  app.passMinutes(INBOX.DIGEST_AFTER_MINUTES);
  await runJob("inbox.digest");
  await runJob("inbox.digest");
  expect(await mailsTo(BOB)).toEqual(["You have 2 unread messages on Blenda"]);
  await app.as(BOB).inbox.markRead({ id });
  await app.as(BOB).inbox.mute({ id, isMuted: true });
  await app.as(ADA).inbox.send({ id, body: "Third", key: key() });
  app.passMinutes(INBOX.DIGEST_AFTER_MINUTES);
  await runJob("inbox.digest");
  expect(await mailsTo(BOB)).toHaveLength(1);
  expect(await app.as(BOB).inbox.unread()).toEqual({ unread: 0 });
});

test("search looks into subjects, words and names of one's own conversations only", async () => {
  await write(ADA, BOB, "About the zeppelin");
  const found = async (who: Me, search: string) => (await app.as(who).inbox.conversations({ search })).lines.length;
  expect([await found(ADA, "ZEPP"), await found(ADA, BOB.displayName), await found(ADA, "50%"), await found(ROOT, "zepp")]).toEqual([
    1, 1, 0, 0,
  ]);
});

test("the list is narrowed to unread, open and resolved conversations; one our team looks at still goes on", async () => {
  const { id: resolved } = await write(ADA, BOB, "One", { productId: "crate" });
  await app.as(ADA).inbox.move({ id: resolved, event: "resolve" });
  const { id: escalated } = await write(ADA, BOB, "Two");
  await app.as(ADA).inbox.move({ id: escalated, event: "escalate" });
  await app.as(BOB).inbox.markRead({ id: resolved });
  const shown = async (show: ConversationFilter) => (await app.as(BOB).inbox.conversations({ show })).lines.map(({ id }) => id);
  expect([await shown("unread"), await shown("open"), await shown("resolved")]).toEqual([[escalated], [escalated], [resolved]]);
});

test("a list says of a deleted message that it was deleted", async () => {
  const { id, messages } = await write(ADA, BOB);
  await app.as(ADA).inbox.deleteMessage({ id, messageId: messages[0]?.id ?? "" });
  const { lines } = await app.as(BOB).inbox.conversations({});
  expect(lines[0]?.excerpt).toBe(inboxTexts.deleted);
});

test("lists and messages page backwards without repeating or skipping", async () => {
  const { id } = await write(ADA, BOB, "0");
  for (let n = 1; n < INBOX.MESSAGES_PAGE + 3; n++) {
    app.passMinutes(1);
    await app.as(n % 2 ? BOB : ADA).inbox.send({ id, body: String(n), key: key() });
  }
  const newest = await app.as(ADA).inbox.conversation({ id });
  const before = await app.as(ADA).inbox.conversation({ id, ...(newest.earlier && { before: newest.earlier }) });
  const bodies = [...before.messages, ...newest.messages].map(({ body }) => Number(body));
  expect(bodies).toEqual(Array.from({ length: INBOX.MESSAGES_PAGE + 3 }, (_, n) => n));
  expect(before.earlier).toBeNull();
});

test("nobody but the two reads or changes a conversation; to all others it does not exist", async () => {
  const { id, messages } = await write(ADA, BOB);
  const messageId = messages[0]?.id ?? "";
  for (const stranger of [ROOT, { ...ADA, id: "cara" }]) {
    const calls = app.as(stranger).inbox;
    const tries = [
      () => calls.conversation({ id }),
      () => calls.send({ id, body: "Hi", key: key() }),
      () => calls.edit({ id, messageId, body: "Hi" }),
      () => calls.deleteMessage({ id, messageId }),
      () => calls.markRead({ id }),
      () => calls.move({ id, event: "resolve" }),
      () => calls.mute({ id, isMuted: true }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: "INBOX_NOT_FOUND" });
    expect((await calls.conversations({})).lines).toEqual([]);
  }
  const visitor = app.as(null).inbox;
  for (const attempt of [() => visitor.conversations({}), () => visitor.conversation({ id }), () => visitor.unread()])
    await expect(attempt()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

async function runJob(name: string): Promise<void> {
  const { inboxJobs } = await import("./jobs.ts");
  await inboxJobs.find((job) => job.name === name)?.run(app.services, {});
}

async function mailsTo({ email }: Me): Promise<string[]> {
  const rows = await app.db.selectFrom("mails").select("subject").where("recipient", "=", email).orderBy("n").execute();
  return rows.map(({ subject }) => subject);
}

test("the first answer of the one who was asked is noted, and no later one changes it", async () => {
  const { id } = await write(ADA, CARA);
  const firstReply = async () =>
    (await app.db.selectFrom("conversations").select("firstReplyAt").where("id", "=", id).executeTakeFirst())?.firstReplyAt;
  await app.as(ADA).inbox.send({ id, body: "Anybody?", attachmentIds: [], key: key() });
  expect(await firstReply()).toBeNull();
  app.passMinutes(30);
  await app.as(CARA).inbox.send({ id, body: "Here I am.", attachmentIds: [], key: key() });
  const at = app.now();
  expect(await firstReply()).toBe(at);
  app.passMinutes(30);
  await app.as(CARA).inbox.send({ id, body: "And again.", attachmentIds: [], key: key() });
  expect(await firstReply()).toBe(at);
});
