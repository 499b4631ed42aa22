import type { CertificatePage, TrainingProgress } from "@blenda/domain/learning/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { expect, type Locator, type Page } from "@playwright/test";
import { makeFilm, type Picture } from "../server/src/testing/creators/tiny-films.ts";
import { buyTraining } from "./buyer.ts";
import { openElsewhere } from "./elsewhere.ts";
import { test } from "./moved-site.ts";
import { newPerson, type Person } from "./people.ts";
import { readFrom } from "./reads.ts";
import { visit } from "./visitor.ts";

test.use({ actionTimeout: 15_000 });

const demo = (name: string): Person => ({ name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });

const JOURNEY_MS = 180_000;
/** Films are read by a process that lets everybody else go first. */
const READ_MS = 60_000;
const MINUTE = 60;
/** Long enough to be watched, short enough to be waited for. */
const SHORT_SECONDS = 3;

const DESCRIPTION =
  "From a blank scene to a finished lamp: how to read references, block out the shape, keep the edges clean and light it at the end. Bring a mouse.";

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { name }).first();

test("a course is written with films of every kind, approved, bought and finished, and a stranger confirms the certificate", async ({
  page: learner,
  browser,
  baseURL,
  site,
  me: _me,
}) => {
  test.setTimeout(JOURNEY_MS);
  const title = `Model a lamp ${newPerson().email.slice(0, 8)}`;
  const creator = await openElsewhere(browser, baseURL, demo("creator"), "/dashboard/add-training");
  const trainingId = await writeCourse(creator, title);

  const editor = await openElsewhere(browser, baseURL, demo("editor"), `/admin/reviews/training/${trainingId}`);
  const approved = editor.waitForResponse((answer) => answer.url().endsWith("/api/review/approve"));
  await editor.getByRole("radio", { name: /^Approve/ }).check();
  await press(editor, "Approve");
  expect((await approved).status()).toBe(200);
  await editor.context().close();
  await expect(heading(creator, "There's nothing left to edit here")).toBeVisible();

  await buyTraining(learner.context().request, baseURL, trainingId);
  await visit(learner, `/learning/${trainingId}`);
  await askAndAnswer(learner, creator, trainingId);
  await finish(learner, trainingId);
  await expect(
    learner.getByText(/^Your certificate is ready in \d+ minutes\. A course of this length takes 14 min at least\.$/),
  ).toBeVisible();
  await site.wish({ moveTo: addMinutes(new Date().toISOString(), 15) });
  await learner.clock.setSystemTime(addMinutes(new Date().toISOString(), 15));
  await visit(learner, `/learning/${trainingId}`);
  await press(learner, "Get your certificate");
  await expect(heading(learner, "Your certificate")).toBeVisible();
  const { certificate } = await readFrom<TrainingProgress>(learner, `learning/progress?trainingId=${trainingId}`);
  const code = certificate?.code ?? "";
  const paper = await learner.request.get(`/certificates/${code}.pdf`);
  expect([paper.status(), (await paper.body()).subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);

  const strangers = await browser.newContext();
  const stranger = await strangers.newPage();
  await visit(stranger, `/certificate/${code}`);
  await expect(stranger.getByText(/^This certificate is valid\./)).toBeVisible();
  await expect(stranger.getByRole("link", { name: title })).toBeVisible();
  const { name, lessonCount } = await readFrom<CertificatePage>(stranger, `learning/certificate?code=${code}`);
  expect(lessonCount).toBe(5);
  await expect(heading(stranger, name)).toBeVisible();
  await strangers.close();
});

/** A picture of the lesson's size, made by the browser's own encoders. */
async function pictureIn(page: Page, codec: Picture["codec"]): Promise<Picture> {
  const CODECS = { avc: "avc1.42001f", vp9: "vp09.00.31.08", vp8: "vp8" };
  const { bytes, description } = await page.evaluate(
    (wanted) =>
      new Promise<{ bytes: number[]; description: number[] | null }>((resolve, reject) => {
        const canvas = new OffscreenCanvas(1280, 720);
        const pen = canvas.getContext("2d");
        if (pen) pen.fillStyle = "peru";
        pen?.fillRect(200, 100, 880, 520);
        const encoder = new VideoEncoder({
          output: (chunk, meta) => {
            const data = new Uint8Array(chunk.byteLength);
            chunk.copyTo(data);
            const told = meta?.decoderConfig?.description;
            resolve({ bytes: [...data], description: told instanceof ArrayBuffer ? [...new Uint8Array(told)] : null });
          },
          error: reject,
        });
        encoder.configure({ codec: wanted, width: 1280, height: 720, bitrate: 100_000 });
        encoder.encode(new VideoFrame(canvas, { timestamp: 0 }), { keyFrame: true });
        void encoder.flush();
      }),
    CODECS[codec],
  );
  const config = { codec: CODECS[codec], codedWidth: 1280, codedHeight: 720 };
  return { codec, bytes: Uint8Array.from(bytes), config: { ...config, ...(description && { description: Uint8Array.from(description) }) } };
}

/** Two sections and five lessons: an MP4, a WebM, one that is converted, a text, and a short film that is free. Answers its id. */
async function writeCourse(page: Page, title: string): Promise<string> {
  await expect(page).toHaveURL(/\/dashboard\/edit-training\/[^/]+/);
  const id = new URL(page.url()).pathname.split("/")[3] ?? "";
  const [avc, vp9, vp8] = [await pictureIn(page, "avc"), await pictureIn(page, "vp9"), await pictureIn(page, "vp8")];

  await nameLesson(page, "Welcome");
  await page.getByRole("switch", { name: "Free preview" }).click();
  await chooseFilm(page, "welcome.webm", await makeFilm(vp9, "webm", SHORT_SECONDS));
  await addLesson(page, "Blocking out");
  await chooseFilm(page, "blocking.mp4", await makeFilm(avc, "mp4", 16 * MINUTE));
  await addLesson(page, "Clean edges");
  await chooseFilm(page, "edges.webm", await makeFilm(vp9, "webm", 15 * MINUTE));

  await press(page, "Section");
  const named = page.waitForResponse((answer) => answer.url().endsWith("/api/teaching/saveCurriculum"));
  await page.getByLabel("Name of the section").fill("Finish");
  await page.getByLabel("Name of the section").press("Enter");
  await named;
  await addLesson(page, "Light it");
  await page.getByRole("treeitem", { name: /Light it/ }).press("Alt+ArrowRight");
  await expect(page.getByRole("treeitem", { name: /^2\. Finish, 1 lesson/ })).toBeVisible();
  await chooseFilm(page, "not-a-film.mp4", Buffer.from("not a film at all"));
  await expect(page.getByText("We can't read this file as a film.", { exact: false }).first()).toBeVisible();
  await chooseFilm(page, "light.mkv", await makeFilm(vp8, "mkv", SHORT_SECONDS));
  await expect(page.getByRole("treeitem", { name: /Light it, 0:0\d/ })).toBeVisible({ timeout: READ_MS });
  await addLesson(page, "What to try next");
  await page.getByRole("group", { name: "Film or text" }).getByText("Text", { exact: true }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("Model a second lamp, with a shade of glass.");
  for (const name of [/Welcome, 0:0\d/, /Blocking out, 16:00/, /Clean edges, 15:00/])
    await expect(page.getByRole("treeitem", { name })).toBeVisible({ timeout: READ_MS });

  await describe(page, title);
  await press(page, "Submit for review");
  await expect(page.getByText(/^In review since/)).toBeVisible({ timeout: READ_MS });
  return id;
}

/** Below the one that is open. */
async function addLesson(page: Page, name: string): Promise<void> {
  await press(page, "Lesson");
  await expect(page.getByRole("heading", { name: /Untitled lesson$/ })).toBeVisible();
  await nameLesson(page, name);
}

async function nameLesson(page: Page, name: string): Promise<void> {
  await page.locator("[data-lesson-title]").fill(name);
  await expect(page.getByRole("treeitem", { name: new RegExp(name) })).toBeVisible();
}

const chooseFilm = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page
    .getByLabel("The film of this lesson")
    .first()
    .setInputFiles({ name, mimeType: `video/${name.split(".").at(-1)}`, buffer });

/** What is said about the whole, its price and its cover. */
async function describe(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: /^About/ }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Category").selectOption({ index: 1 });
  await page.getByLabel("Skill level").selectOption("Beginner");
  await page.getByRole("textbox", { name: "Description" }).fill(DESCRIPTION);
  for (const [n, line] of ["Read references", "Block out a shape", "Light a scene"].entries()) {
    if (n > 0) await press(page, "Add a line");
    await page.getByLabel(`What you will learn, line ${n + 1}`).fill(line);
  }
  await page.getByLabel("Requirements, line 1").fill("Any 3D program");
  await page.getByRole("radio", { name: /^No AI/ }).check();
  await page.getByRole("checkbox", { name: /^I made this/ }).check();
  await page.getByRole("link", { name: /^Price/ }).click();
  await page.getByRole("textbox", { name: "Price" }).fill("19");
  await page.getByRole("link", { name: /^Cover/ }).click();
  await page.getByLabel("The cover").setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: await cover(page) });
  await press(page, "Save cover");
  await expect(page.getByText("1,600 × 900")).toBeVisible({ timeout: READ_MS });
}

const cover = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 900 });
      const pen = canvas.getContext("2d");
      if (pen) pen.fillStyle = "teal";
      pen?.fillRect(400, 200, 800, 500);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    }),
    "base64",
  );

/** A question at a moment of the film shows up on the creator's first page, and the answer below the lesson without a reload. */
async function askAndAnswer(learner: Page, creator: Page, trainingId: string): Promise<void> {
  await learner.getByLabel(/^Your question/).fill("Which references do you use?");
  await press(learner, "Ask");
  await expect(learner.getByRole("article", { name: /^Question by/ })).toBeVisible();
  await visit(creator, "/dashboard");
  const need = creator.getByRole("listitem").filter({ hasText: "Which references do you use?" });
  await need.getByRole("link", { name: "Answer" }).click();
  await expect(creator).toHaveURL(new RegExp(`/learning/${trainingId}`));
  await creator.getByLabel("Your answer").fill("Photos of my own lamp.");
  await press(creator, "Post answer");
  await expect(learner.getByText("Photos of my own lamp.")).toBeVisible();
  await creator.context().close();
}

/** The first lesson is watched to its end; the others are marked as done. */
async function finish(learner: Page, trainingId: string): Promise<void> {
  const film = learner.locator("video");
  await film.evaluate((video: HTMLVideoElement) => video.play());
  const doneOf = async () =>
    (await readFrom<TrainingProgress>(learner, `learning/progress?trainingId=${trainingId}`)).lessons.filter(
      ({ completedAt }) => completedAt,
    );
  await expect.poll(async () => (await doneOf()).length, { timeout: READ_MS }).toBe(1);
  for (const title of ["Blocking out", "Clean edges", "Light it", "What to try next"]) {
    await press(learner, /^Next lesson/);
    await expect(heading(learner, title)).toBeVisible();
    await press(learner, "Mark as done");
    await expect(learner.getByRole("button", { name: "Done", exact: true })).toBeVisible();
  }
}
