import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { buy } from "../testing/buying.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { untilDelivered } from "../testing/people.ts";
import { notificationJobs } from "./jobs.ts";
import { notify } from "./notify.ts";

const app = await testApp();
const runJob = (name: string) => notificationJobs.find((job) => job.name === `notifications.${name}`)?.run(app.services, {});
const mails = () => app.db.selectFrom("mails").select(["recipient", "subject", "body"]).orderBy("n").execute();
const DAY_MINUTES = 24 * 60;

const notifyNow = (userId: string, message: string, type: Parameters<typeof notify>[1]["type"] = "product_sale") =>
  app.services.transaction((tx) => notify(tx, { userId, type, title: "Sold", message, at: app.now() }));

test("the digest mails each person what they have not read of the types they want mailed, and where to change that", async () => {
  await notifyNow(ADA.id, "Lamp was sold");
  app.passMinutes(1);
  await notifyNow(ADA.id, "Vase was sold");
  await notifyNow(ADA.id, "bob started following you", "follow");
  await notifyNow(BOB.id, "Boat was sold");
  await app.as(BOB).notifications.markAllRead();
  await runJob("digest");
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: ADA.email, subject: "2 notifications from Blenda" });
  expect(mail?.body).toContain("- Vase was sold\n- Lamp was sold\n");
  expect(mail?.body).toContain("http://blenda.test/notifications");
  expect(mail?.body).toContain("http://blenda.test/settings");
  expect(mail?.body).not.toContain("following");
});

test("a digest comes once a day, and nothing is mailed twice", async () => {
  await notifyNow(ADA.id, "Lamp was sold");
  await runJob("digest");
  await notifyNow(ADA.id, "Vase was sold");
  await runJob("digest");
  expect(await mails()).toHaveLength(1);
  app.passMinutes(DAY_MINUTES);
  await runJob("digest");
  expect((await mails()).map(({ subject }) => subject)).toEqual(["A notification from Blenda", "A notification from Blenda"]);
  expect((await mails())[1]?.body).toContain("- Vase was sold\n");
  app.passMinutes(DAY_MINUTES);
  await runJob("digest");
  expect(await mails()).toHaveLength(2);
});

test("the digest honours what somebody chose, and leaves out what is old or cleared", async () => {
  await app.as(ADA).notifications.setChannel({ type: "product_sale", inApp: true, mail: false });
  await app.as(BOB).notifications.setChannel({ type: "follow", inApp: true, mail: true });
  await notifyNow(ADA.id, "Lamp was sold");
  await notifyNow(CARA.id, "Old");
  await notifyNow(BOB.id, "Cleared");
  await app.as(BOB).notifications.clearAll();
  app.passMinutes(NOTIFICATIONS.RECENT_DAYS * DAY_MINUTES);
  await notifyNow(BOB.id, "ada started\n  following you", "follow");
  await runJob("digest");
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([BOB.email]);
  expect(sent[0]?.body).toContain("- ada started following you\n");
});

test("a long digest names twenty and counts the rest", async () => {
  for (let i = 0; i < 23; i++) await notifyNow(ADA.id, `Sale ${i}`);
  await runJob("digest");
  const [{ body, subject } = { body: "", subject: "" }] = await mails();
  expect(subject).toBe("23 notifications from Blenda");
  expect(body.match(/^- Sale/gm)).toHaveLength(NOTIFICATIONS.IN_DIGEST);
  expect(body).toContain("and 3 more\n");
});

test("the daily summary shows sales today and likes in the last 7 days, once, and only where there is something", async () => {
  await addCategories(app.db);
  await addProduct(app.db, "lamp", CARA.id);
  await addProduct(app.db, "vase", BOB.id);
  await app.as(ADA).saved.save({ productId: "lamp" });
  app.passMinutes(7 * DAY_MINUTES);
  await app.as(BOB).saved.save({ productId: "lamp" });
  await app.as(CARA).saved.save({ productId: "lamp" });
  await buy(app, ADA, ["lamp"]);
  await buy(app, BOB, ["lamp"]);
  await untilDelivered(app.db);
  await runJob("summary");
  await runJob("summary");
  const summaries = () =>
    app.db
      .selectFrom("notifications")
      .select(["userId", "title", "message"])
      .where("type", "=", "system_update")
      .orderBy("createdAt")
      .execute();
  expect(await summaries()).toEqual([
    { userId: CARA.id, title: "Your day in numbers", message: "2 sales today, 1 like in the last 7 days" },
  ]);
  app.passMinutes(DAY_MINUTES);
  await runJob("summary");
  expect((await summaries())[1]).toMatchObject({ userId: CARA.id, message: "0 sales today, 1 like in the last 7 days" });
  app.passMinutes(7 * DAY_MINUTES);
  await runJob("summary");
  expect(await summaries()).toHaveLength(2);
});

test("digest, summary and purge run by themselves, the digest at seven", () => {
  expect(notificationJobs.map(({ name, cron }) => [name, cron])).toEqual([
    ["notifications.digest", "0 7 * * *"],
    ["notifications.purge", "*/10 * * * *"],
    ["notifications.summary", "50 23 * * *"],
  ]);
});
