import type { Me } from "@blenda/domain/identity/model";
import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { NOTIFICATION_CHANNELS } from "@blenda/domain/notifications/kinds";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { notificationJobs } from "./jobs.ts";
import { notify } from "./notify.ts";

const app = await testApp();
const of = (who: Me | null) => app.as(who).notifications;
type Notice = Parameters<typeof notify>[1];

const notifyNow = (userId: string, message: string, notice: Partial<Notice> = {}) =>
  app.services.transaction((tx) => notify(tx, { userId, type: "product_sale", title: "Sold", message, at: app.now(), ...notice }));
const runJob = (name: string) => notificationJobs.find((job) => job.name === `notifications.${name}`)?.run(app.services, {});
const messages = async (who: Me) => (await of(who).latest()).items.map(({ message }) => message);

test("the newest fifty come newest first, with how many of them are unread", async () => {
  for (let i = 0; i < 55; i++) {
    await notifyNow(ADA.id, `Sale ${i}`);
    app.passMinutes(1);
  }
  const { items, unread } = await of(ADA).latest();
  expect(items).toHaveLength(NOTIFICATIONS.LATEST);
  expect([items[0]?.message, items.at(-1)?.message, unread]).toEqual(["Sale 54", "Sale 5", 50]);
});

test("reading one sets when it was read, once", async () => {
  await notifyNow(ADA.id, "One");
  await notifyNow(ADA.id, "Two");
  const [{ id } = { id: "" }] = (await of(ADA).latest()).items;
  const readAt = app.now();
  const after = await of(ADA).markRead({ id });
  expect(after.unread).toBe(1);
  expect(after.items.find((item) => item.id === id)).toMatchObject({ read: true, readAt });
  app.passMinutes(5);
  expect(await of(ADA).markRead({ id })).toEqual(after);
  await expect(of(ADA).markRead({ id: "nothing" })).rejects.toMatchObject({
    code: "NOTIFICATIONS_NOT_FOUND",
    message: "This notification is gone",
  });
});

test("all can be read at once", async () => {
  await notifyNow(ADA.id, "One");
  await notifyNow(ADA.id, "Two");
  expect(await of(ADA).markAllRead()).toMatchObject({ unread: 0, items: [{ readAt: app.now() }, { readAt: app.now() }] });
  expect((await of(ADA).markAllRead()).unread).toBe(0);
});

test("nothing was read before it came, also where another process's clock is ahead", async () => {
  const ahead = addMinutes(app.now(), 2);
  await notifyNow(ADA.id, "One", { at: ahead });
  expect(await of(ADA).markAllRead()).toMatchObject({ unread: 0, items: [{ createdAt: ahead, readAt: ahead }] });
});

test("all can be cleared, and brought back for five minutes as they were", async () => {
  await notifyNow(ADA.id, "One");
  const before = await of(ADA).markAllRead();
  const { latest, undoKey } = await of(ADA).clearAll();
  expect(latest).toEqual({ items: [], unread: 0 });
  expect(await of(ADA).clearAll()).toEqual({ latest, undoKey: null });
  app.passMinutes(NOTIFICATIONS.UNDO_MINUTES - 1);
  await runJob("purge");
  expect(await of(ADA).undoClear({ undoKey: undoKey ?? "" })).toEqual(before);
  await expect(of(ADA).undoClear({ undoKey: undoKey ?? "" })).rejects.toMatchObject({ code: "NOTIFICATIONS_UNDO_OVER" });

  const again = await of(ADA).clearAll();
  app.passMinutes(NOTIFICATIONS.UNDO_MINUTES);
  await expect(of(ADA).undoClear({ undoKey: again.undoKey ?? "" })).rejects.toMatchObject({
    code: "NOTIFICATIONS_UNDO_OVER",
    message: "It's too late to restore these",
  });
});

test("what was cleared is deleted once its day is over; what was not is kept", async () => {
  await notifyNow(ADA.id, "Cleared");
  await of(ADA).clearAll();
  await notifyNow(ADA.id, "Kept");
  app.passMinutes(NOTIFICATIONS.WINDOW_HOURS * 60);
  await runJob("purge");
  expect(await app.db.selectFrom("notifications").select("message").execute()).toEqual([{ message: "Kept" }]);
});

test("everything is told in the product until somebody switches a type off; then nothing is written", async () => {
  const choices = await of(ADA).channels();
  expect(choices.map(({ type }) => type)).toEqual(NOTIFICATION_CHANNELS);
  const changed = await of(ADA).setChannel({ type: "product_sale", inApp: false, mail: true });
  expect(changed.filter((choice) => !choices.some((old) => JSON.stringify(old) === JSON.stringify(choice)))).toEqual([
    { type: "product_sale", inApp: false, mail: false },
  ]);
  await notifyNow(ADA.id, "Not told");
  await notifyNow(BOB.id, "Told");
  expect(await app.db.selectFrom("notifications").select("message").execute()).toEqual([{ message: "Told" }]);
  await expect(of(ADA).setChannel({ type: "gossip", inApp: true, mail: true } as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("nobody is told twice with one key, about themselves, or after leaving", async () => {
  await notifyNow(ADA.id, "Once", { onceKey: "a" });
  await notifyNow(ADA.id, "Again", { onceKey: "a" });
  await notifyNow(ADA.id, "Myself", { actorId: ADA.id });
  expect(await messages(ADA)).toEqual(["Once"]);
  await app.db.updateTable("users").set({ deletedAt: app.now(), email: "bob@deleted.invalid" }).where("id", "=", BOB.id).execute();
  await notifyNow(BOB.id, "Gone");
  await notifyNow("nobody", "Nobody");
  expect(await app.db.selectFrom("notifications").select("message").execute()).toEqual([{ message: "Once" }]);
});

test("a refusal has high priority; a person's notification shows their picture", async () => {
  await app.db.updateTable("users").set({ photoUrl: "/files/bob" }).where("id", "=", BOB.id).execute();
  await notifyNow(ADA.id, "Rejected", { type: "product_rejected", actorId: BOB.id });
  expect((await of(ADA).latest()).items).toMatchObject([
    { priority: "high", imageUrl: null, stageHue: null, doer: { imageUrl: "/files/bob", isShop: false } },
  ]);
});

test("every operation touches one's own notifications only, whoever asks", async () => {
  await notifyNow(ADA.id, "Ada's");
  await notifyNow(BOB.id, "Bob's");
  const before = await of(ADA).latest();
  const [{ id } = { id: "" }] = before.items;
  for (const who of [BOB, CARA, ROOT]) {
    expect((await of(who).latest()).items.some((item) => item.id === id)).toBe(false);
    await expect(of(who).markRead({ id })).rejects.toMatchObject({ code: "NOTIFICATIONS_NOT_FOUND", status: 404 });
    await of(who).markAllRead();
    await of(who).clearAll();
    await of(who).setChannel({ type: "product_sale", inApp: false, mail: false });
  }
  expect(await of(ADA).latest()).toEqual(before);
  expect((await of(ADA).channels()).find(({ type }) => type === "product_sale")).toEqual({ type: "product_sale", inApp: true, mail: true });
  const { undoKey } = await of(ADA).clearAll();
  for (const who of [BOB, CARA, ROOT])
    await expect(of(who).undoClear({ undoKey: undoKey ?? "" })).rejects.toMatchObject({ code: "NOTIFICATIONS_UNDO_OVER" });
  expect(await of(ADA).undoClear({ undoKey: undoKey ?? "" })).toEqual(before);
});

test("reading, clearing and bringing back from many tabs at once refuses nobody by accident", async () => {
  for (let i = 0; i < 60; i++) await notifyNow(ADA.id, `Sale ${i}`);
  const bell = of(ADA);
  const presses = Array.from({ length: 40 }, (_, i) => [bell.markAllRead, bell.clearAll][i % 2]?.());
  const outcomes = await Promise.allSettled([...presses, ...Array.from({ length: 20 }, (_, i) => notifyNow(ADA.id, `Late ${i}`))]);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
});
