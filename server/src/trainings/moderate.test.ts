import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, EDDA, testApp } from "../testing/app.ts";
import { buyLines } from "../testing/buying.ts";
import { addCategories } from "../testing/catalogue.ts";
import { sellTraining } from "../testing/goods.ts";
import { untilDelivered } from "../testing/people.ts";

const app = await testApp();
const REVIEWER = { ...EDDA, permissions: ["approve_content" as const] };
const moderate = (event: "suspend" | "reinstate", more: { code?: "copyright" | "malware"; reason?: string } = {}) =>
  app.as(REVIEWER).trainings.moderate({ id: "course", event, reason: "Because of a report", ...more });
const [stranger, buyer] = [app.as(null).trainings, app.as(ADA).trainings];
const gone = { code: "TRAININGS_NOT_FOUND" };
let paid: string;

beforeEach(async () => {
  await addCategories(app.db);
  paid = (await sellTraining(app, "course", 2_400, CARA.id)).paid[0] ?? "";
  await buyLines(app, ADA, [{ itemType: "training", itemId: "course", variant: null }]);
});

test("a creator who is a reviewer too lifts no suspension of their own course", async () => {
  await moderate("suspend");
  const own = app.as({ ...CARA, permissions: ["approve_content"] }).trainings.moderate({ id: "course", event: "reinstate" });
  await expect(own).rejects.toMatchObject({ code: "OWN_TARGET", status: 403 });
  await expect(stranger.training({ id: "course" })).rejects.toMatchObject(gone);
});

test("what staff suspend leaves the shop and stays open to whoever bought it; reinstated, it is back where it was", async () => {
  expect(await moderate("suspend")).toMatchObject({ id: "course", status: "suspended" });
  await expect(stranger.training({ id: "course" })).rejects.toMatchObject(gone);
  await expect(stranger.lesson({ trainingId: "course", lessonId: "course-0" })).rejects.toMatchObject(gone);
  expect(await buyer.ownTraining({ id: "course" })).toMatchObject({ title: "The course", isForSale: false });
  expect(await buyer.lesson({ trainingId: "course", lessonId: paid })).toMatchObject({ title: "Lesson 1" });
  await expect(app.as(EDDA).trainings.ownTraining({ id: "course" })).rejects.toMatchObject(gone);
  expect(await moderate("reinstate", { reason: "" })).toMatchObject({ status: "published" });
  expect(await stranger.training({ id: "course" })).toMatchObject({ isForSale: true });
});

test.each(["copyright", "malware"] as const)("suspended for %s nobody opens it, also not who bought it", async (code) => {
  await moderate("suspend", { code });
  await expect(buyer.ownTraining({ id: "course" })).rejects.toMatchObject(gone);
  await expect(buyer.lesson({ trainingId: "course", lessonId: paid })).rejects.toMatchObject(gone);
  await moderate("reinstate");
  expect(await buyer.lesson({ trainingId: "course", lessonId: paid })).toMatchObject({ title: "Lesson 1" });
});

test("its creator is told why, and when it is over; the audit keeps both", async () => {
  await moderate("suspend", { code: "copyright", reason: "The films are someone else's." });
  await untilDelivered(app.db);
  await moderate("reinstate");
  await untilDelivered(app.db);
  const { items } = await app.as(CARA).notifications.latest();
  const told = items.filter(({ type }) => type === "system_update");
  expect(told.map(({ message }) => message).toSorted()).toEqual([
    "The course is no longer suspended.",
    "The course was suspended. The films are someone else's.",
  ]);
  expect(await app.db.selectFrom("auditEntries").select(["action", "after"]).orderBy("n").execute()).toEqual([
    { action: "trainings.moderate", after: { status: "suspended", code: "copyright" } },
    { action: "trainings.moderate", after: { status: "published" } },
  ]);
});

test("a step the table does not have is refused, and so is one without a reason or a permission", async () => {
  await expect(moderate("reinstate")).rejects.toMatchObject({ code: "TRAININGS_INVALID_TRANSITION", status: 409 });
  await expect(moderate("suspend", { reason: " " })).rejects.toMatchObject({ data: { fields: ["reason"] } });
  await expect(app.as(CARA).trainings.moderate({ id: "course", event: "suspend", reason: "Mine" })).rejects.toMatchObject({ status: 403 });
  await expect(app.as(REVIEWER).trainings.moderate({ id: "none", event: "suspend", reason: "Gone" })).rejects.toMatchObject(gone);
});
