import type { Me } from "@blenda/domain/identity/model";
import { INBOX } from "@blenda/domain/inbox/constants";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { inboxWaiting } from "../overview.ts";

const app = await testApp();
const key = () => crypto.randomUUID();
const MODERATOR: Me = { ...EDDA, permissions: ["manage_reports"] };

const write = (from: Me, to: Me, body = "It is broken") =>
  app.as(from).inbox.start({ recipientId: to.id, subject: "The crate", body, key: key() });
async function escalated(): Promise<string> {
  const { id } = await write(ADA, BOB);
  await app.as(ADA).inbox.move({ id, event: "escalate" });
  return id;
}
const bodies = ({ messages }: { messages: { body: string }[] }) => messages.map(({ body }) => body);

test("what asked for help is listed with whom and what about, the longest waiting first, and without a word of it", async () => {
  const id = await escalated();
  app.passMinutes(5);
  const { id: second } = await write(CARA, BOB);
  await app.as(BOB).inbox.move({ id: second, event: "escalate" });
  const { cases, count } = await app.as(MODERATOR).inbox.escalatedConversations();
  expect(count).toBe(2);
  expect(cases.map((each) => each.id)).toEqual([id, second]);
  const since = addMinutes(app.now(), -5);
  expect(cases[0]).toMatchObject({
    subject: "The crate",
    buyer: { userId: ADA.id },
    creator: { userId: BOB.id },
    escalatedAt: since,
    dueAt: addMinutes(since, INBOX.CASE_JOIN_HOURS * 60),
    takenBy: null,
  });
  const waiting = await inboxWaiting.find((queue) => queue.key === "inbox.escalated")?.look(app.db, 5);
  expect(waiting).toMatchObject({ count: 2, first: [{ id, since, takenBy: null }, { id: second }] });
});

test("nobody of ours reads along unseen: the words are there from joining on, and both sides see who joined", async () => {
  const id = await escalated();
  const before = await app.as(MODERATOR).inbox.staffConversation({ id });
  expect(before).toMatchObject({ reader: "outside", messages: [], allowed: ["join"] });
  const joined = await app.as(MODERATOR).inbox.joinConversation({ id });
  expect(joined).toMatchObject({ reader: "joined", allowed: ["send", "close"], takenBy: EDDA.displayName, dueAt: null });
  expect(bodies(joined)).toEqual(["It is broken", inboxTexts.moved.escalate("ada"), inboxTexts.joined("edda")]);
  for (const side of [ADA, BOB]) {
    const seen = await app.as(side).inbox.conversation({ id });
    expect(bodies(seen).at(-1)).toBe(inboxTexts.joined("edda"));
    expect(seen.others).toMatchObject([{ isStaff: false }, { userId: EDDA.id, isStaff: true }]);
  }
  await app.as(MODERATOR).inbox.joinConversation({ id });
  expect((await app.as(ADA).inbox.conversation({ id })).messages).toHaveLength(3);
  const written = await app.db.selectFrom("auditEntries").select(["action", "actorId", "targetId"]).execute();
  expect(written).toEqual([{ action: "inbox.joinConversation", actorId: EDDA.id, targetId: id }]);
});

test("whoever joined answers both, also two who blocked each other; whoever did not is refused", async () => {
  const id = await escalated();
  const send = (who: Me, once = key()) => app.as(who).inbox.staffSend({ id, body: "Let us look", key: once });
  await expect(send(MODERATOR)).rejects.toMatchObject({ code: "INBOX_CASE_NOT_JOINED" });
  await app.db.insertInto("userBlocks").values({ blockerId: BOB.id, blockedId: ADA.id, createdAt: app.now() }).execute();
  await app.as(MODERATOR).inbox.joinConversation({ id });
  const once = key();
  await Promise.all([send(MODERATOR, once), send(MODERATOR, once)]);
  const seen = await app.as(BOB).inbox.conversation({ id });
  expect(seen.status).toBe("escalated");
  expect(seen.messages.filter(({ senderId }) => senderId === EDDA.id)).toMatchObject([{ body: "Let us look" }]);
  await expect(send(ROOT)).rejects.toMatchObject({ code: "INBOX_CASE_NOT_JOINED" });
});

test("closed with a note both read, it is resolved; what the two write afterwards is theirs alone again", async () => {
  const id = await escalated();
  await app.as(MODERATOR).inbox.joinConversation({ id });
  const closed = await app.as(MODERATOR).inbox.closeCase({ id, note: "You get a new file." });
  expect(closed).toMatchObject({ status: "resolved", reader: "left", allowed: [] });
  expect(bodies(await app.as(BOB).inbox.conversation({ id })).at(-1)).toBe(inboxTexts.caseResolved("edda", "You get a new file."));
  await app.as(ADA).inbox.send({ id, body: "Between you and me", key: key() });
  const later = await app.as(MODERATOR).inbox.staffConversation({ id });
  expect(bodies(later)).toEqual(bodies(closed));
  await expect(app.as(MODERATOR).inbox.joinConversation({ id })).rejects.toMatchObject({ code: "INBOX_CASE_NOT_FOUND" });
  await app.as(BOB).inbox.move({ id, event: "escalate" });
  const again = await app.as(MODERATOR).inbox.joinConversation({ id });
  expect(bodies(again)).toContain("Between you and me");
  expect((await app.as(MODERATOR).inbox.escalatedConversations()).count).toBe(1);
});

test("a conversation nobody asked us about does not exist for our own people", async () => {
  const { id } = await write(ADA, BOB);
  const calls = app.as(ROOT).inbox;
  const tries = [
    () => calls.staffConversation({ id }),
    () => calls.joinConversation({ id }),
    () => calls.staffConversation({ id: "nothing" }),
    () => calls.joinConversation({ id: "nothing" }),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: "INBOX_CASE_NOT_FOUND" });
});

test("one of our own people who is one of the two leaves it to somebody else", async () => {
  const { id } = await write(ADA, ROOT);
  await app.as(ADA).inbox.move({ id, event: "escalate" });
  await expect(app.as(ROOT).inbox.joinConversation({ id })).rejects.toMatchObject({ code: "OWN_TARGET" });
  expect(await app.as(ROOT).inbox.staffConversation({ id })).toMatchObject({ reader: "own", messages: [], allowed: [] });
});
