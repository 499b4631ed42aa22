import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { writeApplication } from "../../testing/creators/applying.ts";
import { receiveWork } from "./receive-work.ts";
import { addWork, workAccess } from "./work-repository.ts";

const app = await testApp();
const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#c40" } })
    .jpeg()
    .toBuffer();
const send = async (userId = ADA.id, name = "Lamp.jpg") => receiveWork(app.services, userId, await picture(), "image/jpeg", name);
const reading = { at: "2026-11-16T10:00:00.000Z", hasBytes: true };

test("a work is drawn anew, private, and counts towards the three", async () => {
  const work = await send();
  expect(work).toMatchObject({ title: "Lamp", kind: "picture", width: 64, height: 48 });
  const [file] = await app.db.selectFrom("files").selectAll().execute();
  expect(file).toMatchObject({ ownerId: ADA.id, type: "image/webp", isPublic: false });
  await send();
  await send();
  expect((await app.as(ADA).onboarding.application()).portfolio.works).toHaveLength(3);
  const after = await app.as(ADA).onboarding.removeWork({ id: work.id });
  expect(after.portfolio.works).toHaveLength(2);
  await expect(app.as(BOB).onboarding.removeWork({ id: after.portfolio.works[0]?.id ?? "" })).rejects.toMatchObject({ status: 404 });
});

test("what is no picture is refused in words, and nothing of it stays", async () => {
  await expect(receiveWork(app.services, ADA.id, Buffer.from("<svg onload=alert(1)>"), "image/png", "x.png")).rejects.toMatchObject({
    code: expect.stringMatching(/^ONBOARDING_WORK_/),
  });
  expect(await app.db.selectFrom("files").selectAll().execute()).toEqual([]);
});

test("an application holds twenty works, also when the last two arrive together", async () => {
  await send();
  const [{ fileId } = { fileId: "" }] = await app.db.selectFrom("creatorApplicationWorks").selectAll().execute();
  await app.services.transaction(async (tx) => {
    for (let n = 1; n < ONBOARDING.MOST_WORKS - 1; n += 1)
      await addWork(tx, { id: `w${n}`, userId: ADA.id, title: "", kind: "picture", fileId, width: 1, height: 1, createdAt: app.now() });
  });
  const ended = await Promise.allSettled([send(), send()]);
  expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(ended.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "ONBOARDING_WORKS_FULL" } });
});

test("its owner opens it, and once it was sent whoever may see applications, for that reason", async () => {
  await writeApplication(app, ADA);
  await send();
  const file = await app.db.selectFrom("files").selectAll().executeTakeFirstOrThrow();
  expect(await workAccess(app.db, ROOT, file, reading)).toBe(false);
  await app.as(ADA).onboarding.submitApplication();
  expect(await workAccess(app.db, ROOT, file, reading)).toEqual({ reason: `application ${ADA.id}` });
  expect(await workAccess(app.db, { ...EDDA, permissions: ["view_users"] }, file, reading)).toEqual({ reason: `application ${ADA.id}` });
  for (const stranger of [BOB, CARA, EDDA]) expect(await workAccess(app.db, stranger, file, reading)).toBe(false);
});
