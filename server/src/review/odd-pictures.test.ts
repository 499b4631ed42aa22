import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { record, store } from "../platform/files/files.ts";
import { CARA, EDDA, testApp } from "../testing/app.ts";
import { addCategories, addShop } from "../testing/catalogue.ts";
import { submitForReview } from "../testing/creators/reviewing.ts";

const app = await testApp();
const REVIEWER = { ...EDDA, permissions: ["approve_content" as const] };

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

/** A ball of this colour before a white wall, or before nothing. */
async function addBall(colour: string, isCutOut = false): Promise<string> {
  const ball = Buffer.from(`<svg width="256" height="192"><circle cx="128" cy="96" r="70" fill="${colour}"/></svg>`);
  const drawn = isCutOut ? sharp(ball) : sharp(ball).flatten({ background: "#fff" });
  const about = { ownerId: CARA.id, name: "ball.webp", type: "image/webp", maxBytes: 100_000 };
  const file = await store(app.services, await drawn.webp().toBuffer(), about);
  await app.services.transaction((tx) => record(tx, file));
  return file.id;
}

async function ownOf(colour: string): Promise<{ fileId: string; cardFileId: string }> {
  return { fileId: await addBall(colour), cardFileId: await addBall(colour) };
}

test("an image that shows something else than the model is marked, the creator's own ones only", async () => {
  await submitForReview(app, "ball", CARA.id);
  const renders = { draftFileId: "part-of-ball", kind: "card" as const, fileId: await addBall("#c0392b", true), width: 256, height: 192 };
  await app.db.insertInto("draftRenders").values(renders).execute();
  await app.db.updateTable("draftFiles").set({ stageHue: 20, isChosen: true }).where("id", "=", "part-of-ball").execute();
  const picture = { draftId: "ball", width: 256, height: 192 };
  await app.db
    .insertInto("draftPictures")
    .values([
      { ...picture, id: "right", position: 0, kind: "own", ...(await ownOf("#b83227")) },
      { ...picture, id: "wrong", position: 1, kind: "own", ...(await ownOf("#2d7dd2")) },
      { ...picture, id: "ours", position: 2, kind: "normals", fileId: await addBall("#8080ff") },
    ])
    .execute();
  expect(await app.as(REVIEWER).review.pictureMarks({ id: "ball" })).toEqual({ odd: ["wrong"] });
});

test("where nothing was drawn of the model, nothing is said about its images", async () => {
  await submitForReview(app, "ball", CARA.id);
  expect(await app.as(REVIEWER).review.pictureMarks({ id: "ball" })).toEqual({ odd: [] });
});
