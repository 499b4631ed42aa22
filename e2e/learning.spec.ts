import type { TrainingListing } from "@blenda/domain/search/model";
import { trainingFailures } from "@blenda/domain/trainings/failures";
import type { Lesson, LessonLine, TrainingPage } from "@blenda/domain/trainings/model";
import { trainingTexts } from "@blenda/domain/trainings/texts";
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { readFrom } from "./reads.ts";
import { returningTest as test, visit } from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface LessonHit {
  training: TrainingPage;
  lesson: LessonLine;
}

/** Those have names; what another journey publishes meanwhile has a number. */
const isOfDemo = ({ id }: { id: string }) => !/^[0-9a-f]{8}-/.test(id);

/** The first lesson of the demo's trainings that is like this. */
async function findLesson(page: Page, isWanted: (lesson: LessonLine) => boolean): Promise<LessonHit> {
  const { items } = await readFrom<TrainingListing>(page, "search/trainings");
  for (const { id } of items.filter(isOfDemo)) {
    const training = await readFrom<TrainingPage>(page, `trainings/training?id=${id}`);
    const lesson = training.sections.flatMap(({ lessons }) => lessons).find(isWanted);
    if (lesson) return { training, lesson };
  }
  throw new Error("no training of the demo has such a lesson");
}

test("a free film plays for a visitor, with captions", async ({ page }) => {
  const { training, lesson } = await findLesson(page, ({ isPreview, kind }) => isPreview && kind === "video");
  await visit(page, `/learning/${training.id}`);
  await page.getByRole("button", { name: lesson.title }).click();
  const film = page.locator("video");
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime), { timeout: 30_000 }).toBeGreaterThan(0);
  const cues = () => film.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length ?? 0);
  await expect.poll(cues).toBeGreaterThan(0);
  await expectNoFaults(page, "a training with an open lesson");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a training for subscribers says so and where to ask; who teaches it is named once", async ({ page }) => {
  const { items } = await readFrom<TrainingListing>(page, "search/trainings");
  const training = items.find(({ isSubscriptionOnly }) => isSubscriptionOnly);
  if (!training) throw new Error("no training of the demo is for subscribers");
  const { id, shop, type } = training;
  await visit(page, `/learning/${id}`);
  await expect(page.getByText(trainingTexts.subscribersOnlyHelp(type, true))).toBeVisible();
  await expect(page.getByRole("link", { name: `Message ${shop.name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  const taughtBy = page.locator("section").filter({ has: page.getByRole("heading", { name: "Taught by" }) });
  await expect(taughtBy.getByRole("paragraph").filter({ hasText: shop.name })).toHaveCount(1);
});

test("a locked lesson cannot be opened, and whoever asks for it is told what opens it", async ({ page }) => {
  const { training, lesson } = await findLesson(page, ({ isPreview }) => !isPreview);
  await visit(page, `/learning/${training.id}`);
  const line = page.getByRole("listitem").filter({ hasText: lesson.title }).last();
  await expect(line).toContainText("Included with the course");
  await expect(line.getByRole("button")).toHaveCount(0);
  const asked = await page.request.get(`/api/trainings/lesson?trainingId=${training.id}&lessonId=${lesson.id}`);
  expect(asked.status()).toBe(403);
  expect(await asked.json()).toMatchObject({ message: trainingFailures.TRAININGS_LESSON_LOCKED.say(undefined) });
});

test("the film of a locked lesson is not there for visitors, the one of a preview is", async ({ page }) => {
  const open = await findLesson(page, ({ isPreview, kind }) => isPreview && kind === "video");
  const { videoUrl } = await readFrom<Lesson>(page, `trainings/lesson?trainingId=${open.training.id}&lessonId=${open.lesson.id}`);
  expect((await page.request.get(videoUrl ?? "")).status()).toBe(200);
  expect(videoUrl).toContain(open.lesson.id);
  const locked = await findLesson(page, ({ isPreview, kind }) => !isPreview && kind === "video");
  const guessed = (videoUrl ?? "").replace(open.lesson.id, locked.lesson.id);
  expect((await page.request.get(guessed)).status()).toBe(404);
});
