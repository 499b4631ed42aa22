import { expect, test } from "vitest";
import { sendMail } from "../platform/mail/mail.ts";
import { MailNotSent, MailRefused, MailUnknown } from "../platform/outside/mail/smtp.ts";
import { testApp } from "../testing/app.ts";

const posted: string[] = [];
let trouble: Error | null = null;
const app = await testApp({
  mail: {
    send: async ({ to }) => {
      if (trouble) throw trouble;
      posted.push(to);
    },
    check: async () => {},
    close: () => {},
  },
});
const letter = { key: "hello-1", recipient: "ada@example.com", subject: "Hello", body: "Hello Ada" };
const write = (mail = letter) => app.services.transaction((tx) => sendMail(app.services, tx, mail));
const stateOf = async (key = letter.key) =>
  (await app.db.selectFrom("mails").select("state").where("key", "=", key).executeTakeFirstOrThrow()).state;
const begin = (with_: Error | null = null) => {
  posted.length = 0;
  trouble = with_;
};

test("a mail leaves after its transaction commits, once per key", async () => {
  begin();
  await Promise.all([write(), write(), write()]);
  expect(posted).toEqual([]);
  expect(await app.runJobs()).toBe(1);
  expect(posted).toEqual(["ada@example.com"]);
  expect(await stateOf()).toBe("sent");
  await write();
  expect(await app.runJobs()).toBe(0);
});

test("a mail of a transaction that failed never leaves", async () => {
  begin();
  const failing = app.services.transaction(async (tx) => {
    await sendMail(app.services, tx, letter);
    throw new Error("the order failed");
  });
  await expect(failing).rejects.toThrow();
  expect(await app.runJobs()).toBe(0);
});

test("a post office that cannot be reached is tried again", async () => {
  begin(new MailNotSent("connection refused"));
  await write();
  await expect(app.runJobs()).rejects.toThrow();
  expect(await stateOf()).toBe("queued");
});

test.each([
  ["refused", new MailRefused("no such mailbox")],
  ["unknown", new MailUnknown("lost after the last word")],
  ["unknown", new Error("anything else")],
])("a mail that is %s is not sent a second time", async (state, error) => {
  begin(error);
  await write();
  await app.runJobs();
  expect(await stateOf()).toBe(state);
});

test("a crash in the middle of sending leaves the mail unknown, never sent twice", async () => {
  begin();
  await write();
  await app.db.updateTable("mails").set({ state: "sending" }).execute(); // as the dead process left it
  await app.runJobs();
  expect(posted).toEqual([]);
  expect(await stateOf()).toBe("unknown");
});
