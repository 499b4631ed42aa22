import type { Me } from "@blenda/domain/identity/model";
import { PUBLICATION_STATUSES } from "@blenda/domain/publication/constants";
import { PUBLICATION_STEPS, publicationEventsFrom, publicationMove } from "@blenda/domain/publication/rules";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";

const app = await testApp();
const REVIEWER: Me = { ...EDDA, permissions: ["approve_content"] };
const OWN_STEPS = ["unlist", "relist", "archive"] as const;
const STAFF_STEPS = ["suspend", "reinstate"] as const;
const EVENTS = [...OWN_STEPS, ...STAFF_STEPS];

beforeEach(() => addCategories(app.db));

const move = (who: Me | null, id: string, event: (typeof EVENTS)[number], reason = "Because of a report") =>
  event === "suspend" || event === "reinstate"
    ? app.as(who).catalogue.moderate({ id, event, reason })
    : app.as(who).catalogue.move({ id, event, reason });
const rowOf = (id: string) => app.db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const stepsOf = (id: string) =>
  app.db
    .selectFrom("transitions")
    .select(["fromStatus", "toStatus", "actorId", "reason"])
    .where("entityId", "=", id)
    .orderBy("id")
    .execute();

test("a creator takes a product off sale and puts it back, and every step is written down", async () => {
  await addProduct(app.db, "chair", CARA.id);
  expect(await move(CARA, "chair", "unlist", "")).toEqual({ id: "chair", status: "unlisted", priceCents: 2_400 });
  expect(await move(CARA, "chair", "relist", "")).toMatchObject({ status: "published" });
  expect(await stepsOf("chair")).toEqual([
    { fromStatus: "published", toStatus: "unlisted", actorId: CARA.id, reason: "" },
    { fromStatus: "unlisted", toStatus: "published", actorId: CARA.id, reason: "" },
  ]);
  expect(await app.db.selectFrom("publishedCounts").select(["scope", "key", "amount"]).orderBy("scope").execute()).toEqual([
    { scope: "category", key: "chairs", amount: 1 },
    { scope: "shop", key: CARA.id, amount: 1 },
  ]);
});

test("a creator who is a reviewer too lifts no suspension of their own work", async () => {
  await addProduct(app.db, "chair", CARA.id);
  await move(ROOT, "chair", "suspend", "Malware");
  const reviewer: Me = { ...CARA, permissions: ["approve_content"] };
  await expect(move(reviewer, "chair", "reinstate")).rejects.toMatchObject({ code: "OWN_TARGET", status: 403 });
  expect(await rowOf("chair")).toMatchObject({ status: "suspended" });
  await addProduct(app.db, "table", ADA.id);
  expect(await move(reviewer, "table", "suspend")).toMatchObject({ status: "suspended" });
});

test("what staff suspended goes back to where it was, and says why it was suspended", async () => {
  await addProduct(app.db, "chair", CARA.id, { status: "unlisted" });
  expect(await move(REVIEWER, "chair", "suspend", "Copied work")).toMatchObject({ status: "suspended" });
  expect(await rowOf("chair")).toMatchObject({ statusBefore: "unlisted", statusReason: "Copied work" });
  expect(await move(ROOT, "chair", "reinstate")).toMatchObject({ status: "unlisted" });
  expect(await rowOf("chair")).toMatchObject({ statusBefore: null });
  expect(await app.db.selectFrom("auditEntries").select(["action", "actorId", "targetId", "reason", "before", "after"]).execute()).toEqual([
    {
      action: "catalogue.moderate",
      actorId: REVIEWER.id,
      targetId: "chair",
      reason: "Copied work",
      before: { status: "unlisted" },
      after: { status: "suspended", code: "other" },
    },
    expect.objectContaining({ actorId: ROOT.id, after: { status: "unlisted" } }),
  ]);
});

test("nothing is suspended without a reason", async () => {
  await addProduct(app.db, "chair", CARA.id);
  await expect(move(ROOT, "chair", "suspend", "  ")).rejects.toMatchObject({ code: "BAD_REQUEST", data: { fields: ["reason"] } });
  expect(await stepsOf("chair")).toEqual([]);
});

test.each(PUBLICATION_STATUSES)("from %s each step happens, or is refused with what is possible, as the table says", async (from) => {
  for (const event of EVENTS) {
    const id = `${from}-${event}`;
    const statusBefore = from === "suspended" ? "unlisted" : null;
    await addProduct(app.db, id, CARA.id, { status: from, statusBefore });
    const to = publicationMove(from, event, statusBefore);
    const moving = move(PUBLICATION_STEPS[event].by === "owner" ? CARA : REVIEWER, id, event);
    if (to) expect(await moving, event).toMatchObject({ status: to });
    else
      await expect(moving, event).rejects.toMatchObject({
        code: "CATALOGUE_INVALID_TRANSITION",
        status: 409,
        data: { from, event, allowed: publicationEventsFrom(from) },
      });
    expect((await rowOf(id)).status).toBe(to ?? from);
    expect(await stepsOf(id)).toHaveLength(to ? 1 : 0);
  }
});

const PEOPLE = { visitor: null, "another person": ADA, "another creator": { ...BOB, isCreator: true }, owner: CARA, editor: EDDA } as const;

test.each(EVENTS)("who may %s: the owner takes own steps, staff take theirs, to everyone else it does not exist", async (event) => {
  const from = { unlist: "published", relist: "unlisted", suspend: "published", reinstate: "suspended", archive: "draft" } as const;
  await addProduct(app.db, "chair", CARA.id, { status: from[event], statusBefore: from[event] === "suspended" ? "unlisted" : null });
  const isOwnersStep = PUBLICATION_STEPS[event].by === "owner";
  for (const [name, who] of Object.entries(PEOPLE)) {
    if (who === CARA && isOwnersStep) continue;
    const code = who === null ? "UNAUTHORIZED" : isOwnersStep ? "CATALOGUE_NOT_FOUND" : "FORBIDDEN";
    await expect(move(who, "chair", event), name).rejects.toMatchObject({ code });
  }
  if (isOwnersStep) await expect(move(REVIEWER, "chair", event)).rejects.toMatchObject({ code: "CATALOGUE_NOT_FOUND" });
  expect(await stepsOf("chair")).toEqual([]);
  expect((await move(isOwnersStep ? CARA : REVIEWER, "chair", event)).status).not.toBe(from[event]);
});

test("somebody else's draft and a product that never existed answer alike", async () => {
  await addProduct(app.db, "draft", CARA.id, { status: "draft", publishedAt: null });
  const answers = await Promise.all(
    ["draft", "never"].map((id) => move(ADA, id, "archive").catch(({ code, message, data }) => ({ code, message, data }))),
  );
  expect(answers[0]).toEqual({ code: "CATALOGUE_NOT_FOUND", message: "This product isn't available", data: undefined });
  expect(answers[1]).toEqual(answers[0]);
});

test("of twenty changes of mind at once each finds what the one before left", async () => {
  await addProduct(app.db, "chair", CARA.id);
  const wishes = Array.from({ length: 20 }, (_, i) => move(CARA, "chair", i % 2 === 0 ? "unlist" : "relist"));
  const results = await Promise.allSettled(wishes);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "CATALOGUE_INVALID_TRANSITION" });
  const steps = await stepsOf("chair");
  expect(steps).toHaveLength(results.filter(({ status }) => status === "fulfilled").length);
  expect(steps.length).toBeGreaterThan(0);
  let status = "published";
  for (const step of steps) {
    expect(step.fromStatus).toBe(status);
    expect(step.toStatus).not.toBe(status);
    status = step.toStatus;
  }
  expect((await rowOf("chair")).status).toBe(status);
});

test("a step tells every process which answers are no longer true", async () => {
  await addProduct(app.db, "chair", CARA.id);
  const dropped: unknown[] = [];
  app.services.live.watch({ drop: (what) => void dropped.push(what), listening: () => {} });
  await move(CARA, "chair", "unlist");
  expect(dropped[0]).toMatchObject({ kind: "catalogue.product", ids: ["chair"] });
});
