import type { ReviewedTraining } from "@blenda/domain/review/model";
import { ADA, holding, pageOf } from "../../../../testing/people.ts";
import { DECIDED, FIGURES } from "../../../../testing/review.ts";
import { COURSE, COURSE_REVISION, FILM, LESSON } from "../../../../testing/review-course.ts";
import { expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../../testing/screen.tsx";

const CLAIM = { isYours: true, name: "Ada", since: "2026-11-19T20:24:00.000Z", expiresAt: "2026-11-19T20:29:00.000Z" };

async function openCourse(server: FakeServer, item: ReviewedTraining = COURSE, me = ADA): Promise<void> {
  server.answer("review.item", ({ id }) => ({ ...item, id }));
  server.answer("review.claimReview", CLAIM);
  server.answer("review.sentences", []);
  server.answer("review.putBack", { wasYours: true });
  server.answer("review.queue", pageOf());
  server.answer("review.counts", { all: 0, new: 0, revision: 0, resubmitted: 0, appeal: 0, late: 0, oldest: null });
  server.answer("review.reviewerFigures", FIGURES);
  server.answer("review.looks", []);
  await openScreen("/admin/reviews/training/rust", me);
  await expect.element(page.getByRole("heading", { name: "Rust in an afternoon", level: 1 })).toBeVisible();
}
const lessons = () => page.getByRole("region", { name: "The lessons" });
const button = (name: string) => page.getByRole("button", { name, exact: true }).first();

test("course: the film plays beside what was measured of it and the rules it has to meet", async ({ server }) => {
  await openCourse(server);
  await expect.poll(() => server.sent("review.claimReview")).toEqual([{ itemType: "training", id: "rust" }]);
  await expect.element(page.getByLabelText("A first look", { exact: true })).toHaveAttribute("src", "/files/intro");
  for (const fact of ["7:01", "1920 × 1080", "AAC", "English"])
    await expect.element(lessons().getByText(fact, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("2 not met")).toBeVisible();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "At least 5 lessons" }))
    .toHaveTextContent("Not met: At least 5 lessons2");
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Sound in every film" }))
    .toHaveTextContent("Met: Sound in every film1 of 1");
});

test("course: a film without sound, or too small, is named where the rule is and at the film", async ({ server }) => {
  const findings = [{ level: "block" as const, code: "no-sound", message: "The film has no sound" }];
  const film = { ...FILM, hasSound: false, audioCodec: null, height: 480, width: 640, findings };
  const { draft } = COURSE.submission;
  const sections = [{ id: "s1", title: "Begin", lessons: [{ ...LESSON, film }] }];
  await openCourse(server, { ...COURSE, submission: { ...COURSE.submission, draft: { ...draft, sections } } });
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "At least 720p" }))
    .toHaveTextContent("Not met: At least 720p in every film0 of 1A first look");
  await expect.element(page.getByText("The film has no sound")).toBeVisible();
});

test("course: lessons are walked by click and by key; a text is read, and what comes with it can be opened", async ({ server }) => {
  await openCourse(server);
  await userEvent.keyboard("n");
  await expect.element(lessons().getByRole("heading", { name: "Words about rust" })).toBeVisible();
  await expect.element(lessons().getByText("Rust is slow.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /brushes\.zip/ })).toHaveAttribute("href", "/files/brushes");
  await userEvent.keyboard("b");
  await expect.element(lessons().getByRole("heading", { name: "A first look" })).toBeVisible();
});

test("course: a comment on a lesson is sent with it, and the next course opens", async ({ server }) => {
  await openCourse(server);
  server.answer("review.requestChanges", { decision: { ...DECIDED, itemType: "training" }, nextId: "light" });
  await lessons().getByRole("button", { name: "Comment" }).click();
  const comment = page.getByRole("textbox", { name: "Lesson “A first look”" });
  await expect.element(comment).toHaveFocus();
  type(comment.element(), "The sound is too quiet.");
  await page.getByRole("button", { name: "Comment on price" }).click();
  type(page.getByRole("textbox", { name: "Price" }).element(), "Say what it includes.");
  await button("Send 2 comments").click();
  await expect.poll(() => location.pathname).toBe("/admin/reviews/training/light");
  expect(server.sent("review.requestChanges")).toEqual([
    {
      ...{ itemType: "training", id: "rust", submissionId: "s7" },
      comments: [
        { field: "lessons", lessonId: "l1", text: "The sound is too quiet." },
        { field: "price", lessonId: null, text: "Say what it includes." },
      ],
    },
  ]);
});

test("course: of a revision what changed opens first, before and after, and a removed lesson people paid for is marked", async ({
  server,
}) => {
  await openCourse(server, COURSE_REVISION);
  await expect.element(lessons().getByRole("heading", { name: "Words about rust" })).toBeVisible();
  expect(document.querySelector("ins")?.textContent).toContain("slow");
  await lessons().getByText("On sale", { exact: true }).click();
  await expect.element(lessons().getByText("Rust is quick.", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/12 people have paid for it and would lose it/)).toBeVisible();
  await lessons()
    .getByRole("button", { name: /The old way.*Removed, paid for/ })
    .click();
  await expect.element(lessons().getByText("Removed lesson")).toBeVisible();
  await expect.element(lessons().getByText("Needs review. Buyers keep it until then.")).toBeVisible();
});

test("course: the last one decided leads back to the courses that wait", async ({ server }) => {
  await openCourse(server);
  server.answer("review.approve", { decision: { ...DECIDED, itemType: "training", decision: "approved", comments: [] }, nextId: null });
  await page.getByRole("radio", { name: /^Approve/ }).click();
  await button("Approve").click();
  await expect.poll(() => location.pathname).toBe("/admin/reviews/trainings");
  await expect.element(page.getByRole("heading", { name: "Pending Training", level: 1 })).toBeVisible();
});

test("course: the same film in somebody else's course is flagged; who may only read comments on nothing", async ({ server }) => {
  const training = { id: "old", title: "Old rust", shop: "Saltrock", isPublic: true };
  await openCourse(server, { ...COURSE, obstacle: "permission", copies: [{ lessonId: "l1", training }] }, holding("view_content"));
  await expect.element(page.getByText(/the same film as in “Old rust” by Saltrock/)).toBeVisible();
  expect(lessons().getByRole("button", { name: "Comment" }).elements()).toEqual([]);
});
