import type { TrainingDraft } from "@blenda/domain/teaching/model";
// Loaded with the file: the first test would wait for all of it.
import "../../../ui/rich-text-editor/editor.tsx";
import "../edit-training.tsx";
import { COURSE, orderedCourse, READY_COURSE, savedCourse, savedLesson } from "../../../testing/course.ts";
import { CREATOR } from "../../../testing/draft.ts";
import { expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";

let opened = 0;

/** Each test has a course of its own: what one page still saves while it is left is not the next one's. */
async function openEditor(server: FakeServer, sample: TrainingDraft = COURSE, asked = ""): Promise<TrainingDraft> {
  opened += 1;
  const draft = { ...sample, id: `robots-${opened}` };
  server.answer("teaching.draft", draft);
  server.answer("catalogue.categories", [{ id: "characters", name: "Characters", parentId: null }]);
  server.answer("uploads.open", []);
  server.answer("teaching.saveDraft", (input) => savedCourse(draft, input));
  server.answer("teaching.saveLesson", (input) => savedLesson(draft, input));
  server.answer("teaching.saveCurriculum", (input) => orderedCourse(draft, input));
  await openScreen(`/dashboard/edit-training/${draft.id}${asked}`, CREATOR);
  await expect.element(page.getByRole("heading", { name: draft.fields.title, level: 1 })).toBeVisible();
  return draft;
}

const text = () => document.body.innerText;
const expectToRead = (words: string) => expect.poll(text).toContain(words);
const row = (name: string | RegExp) => page.getByRole("treeitem", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const press = (keys: string) => userEvent.keyboard(keys);
const focusRow = (name: string | RegExp) => (row(name).element() as HTMLElement).focus();
const wanted = (server: FakeServer) =>
  server.sent("teaching.saveCurriculum").map(({ sections }) => sections.map(({ lessonIds }) => lessonIds.join(" ")));

test("the strip counts against the type, and names the lesson that is missing something", async ({ server }) => {
  await openEditor(server);
  const strip = page.getByRole("list", { name: "What a course needs" });
  await expect.poll(() => strip.element().textContent).toContain("4 lessons");
  await expect.poll(() => strip.element().textContent).toContain("5 or more");
  await expect.poll(() => strip.element().textContent).toContain("2.2 needs media");
  await expect.poll(() => strip.element().textContent).toContain("1 line to learn");
});

test("arrows walk through the tree and open what they come to; Alt and arrows move, and the new place is read out", async ({ server }) => {
  await openEditor(server);
  focusRow(/1.1 Proportions/);
  await press("{ArrowDown}");
  await expect.element(row(/1.2 One silhouette/)).toHaveFocus();
  await expect.element(page.getByRole("heading", { name: /1.2 One silhouette/ })).toBeVisible();
  await press("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(row(/1.1 One silhouette/)).toHaveFocus();
  await expect.poll(() => wanted(server)).toEqual([["l2 l1", "l3 l4"]]);
  await expect.poll(() => document.body.textContent).toContain("One silhouette, three reads is now lesson 1.1");
});

test("Alt and right takes a lesson into the next section, over the edge it goes by itself", async ({ server }) => {
  await openEditor(server);
  focusRow(/1.1 Proportions/);
  await press("{Alt>}{ArrowRight}{/Alt}");
  await expect.element(row(/2.3 Proportions/)).toHaveFocus();
  await expect.poll(() => wanted(server)).toEqual([["l2", "l3 l4 l1"]]);
});

test("a section moves with its lessons, and folds", async ({ server }) => {
  await openEditor(server);
  focusRow(/^1\. Blockout/);
  await press("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(() => wanted(server)).toEqual([["l3 l4", "l1 l2"]]);
  await expect.element(row(/^2\. Blockout/)).toHaveFocus();
  await press("{ArrowLeft}");
  await expect.element(row(/^2\. Blockout/)).toHaveAttribute("aria-expanded", "false");
});

test("Enter renames where the name stands; Escape leaves it", async ({ server }) => {
  await openEditor(server);
  focusRow(/2.1 Panel lines/);
  await press("{Enter}");
  await page.getByLabelText("Title of the lesson").fill("Panel lines");
  await press("{Enter}");
  await expect
    .poll(() => server.sent("teaching.saveLesson").map(({ lessonId, mark, fields }) => ({ lessonId, mark, fields })))
    .toEqual([{ lessonId: "l3", mark: 1, fields: { title: "Panel lines" } }]);
  focusRow(/^1\. Blockout/);
  await press("{Enter}");
  await page.getByLabelText("Name of the section").fill("Other");
  await press("{Escape}");
  await expect.element(row(/^1\. Blockout/)).toBeVisible();
  expect(server.sent("teaching.saveCurriculum")).toEqual([]);
});

test("a lesson that came meanwhile doesn't undo the name of a section; somebody else's order does", async ({ server }) => {
  const draft = await openEditor(server);
  const rename = async (name: string) => {
    focusRow(/^1\. /);
    await press("{Enter}");
    await page.getByLabelText("Name of the section").fill(name);
    await press("{Enter}");
  };
  const sent = () => server.sent("teaching.saveCurriculum").map(({ treeMark, sections }) => [treeMark, sections[0]?.title]);
  const [first, ...others] = draft.sections;
  const [lesson] = first?.lessons ?? [];
  if (!first || !lesson) throw new Error("a course without lessons");
  const now = {
    ...draft,
    treeMark: draft.treeMark + 1,
    sections: [{ ...first, lessons: [...first.lessons, { ...lesson, id: "new" }] }, ...others],
  };
  server.answer("teaching.draft", now);
  server.refuse("teaching.saveCurriculum", "TEACHING_TREE_CONFLICT", { treeMark: now.treeMark });
  await rename("Rough shapes");
  await expect.poll(sent).toEqual([
    [draft.treeMark, "Rough shapes"],
    [now.treeMark, "Rough shapes"],
  ]);
  server.answer("teaching.draft", { ...now, treeMark: now.treeMark + 1, sections: now.sections.toReversed() });
  await rename("Other");
  await expect.poll(sent).toHaveLength(3);
  await expectToRead("changed in another tab");
  expect(sent()).toHaveLength(3);
});

test("a lesson saves itself, only what changed, under its own mark", async ({ server }) => {
  const { id } = await openEditor(server, COURSE, "?lesson=l3");
  type(page.getByLabelText("Title", { exact: true }).element(), "Support edges");
  await expect
    .poll(() => server.sent("teaching.saveLesson"))
    .toEqual([{ id, lessonId: "l3", mark: 1, fields: { title: "Support edges" } }]);
  await expectToRead("Saved 0 s ago");
});

test("without a line nothing typed is lost: it is kept on this device, and tried again", async ({ server }) => {
  const draft = await openEditor(server, COURSE, "?tab=about");
  server.lose("teaching.saveDraft");
  type(page.getByLabelText("Title", { exact: true }).element(), "Kept here");
  await press("{Control>}s{/Control}");
  await expectToRead("Not saved, kept on this device");
  server.answer("teaching.saveDraft", (input) => savedCourse(draft, input));
  await button("Try again").first().click();
  await expectToRead("Saved 0 s ago");
});

test("submitting with open points moves the keyboard to the first, and sends nothing", async ({ server }) => {
  const draft = await openEditor(server, COURSE, "?tab=about");
  await expectToRead("1 more lesson: a course has at least 5");
  await button("Submit for review").first().click();
  await expect.element(page.getByRole("button", { name: "Lesson", exact: true })).toHaveFocus();
  await page.getByRole("link", { name: "About" }).click();
  await button(/2.2 needs its film/).click();
  await expect.element(page.getByRole("heading", { name: /2.2 Bevels that bake/ })).toBeVisible();
  await expect.element(page.getByLabelText("Title", { exact: true })).toHaveFocus();
  expect([server.sent("teaching.submit"), draft.open.length]).toEqual([[], 2]);
});

test("with nothing open it is submitted, and the page is read-only in review", async ({ server }) => {
  const draft = await openEditor(server, READY_COURSE);
  server.answer("teaching.submit", { ...draft, status: "review", may: ["withdraw"], submittedAt: draft.savedAt });
  await button("Submit for review").first().click();
  await expect.poll(() => server.sent("teaching.submit")).toEqual([{ id: draft.id, mark: 3 }]);
  await expectToRead("In review");
  await expect.element(button("Withdraw and edit")).toBeVisible();
  await expect.element(page.getByLabelText("Title", { exact: true })).toBeDisabled();
});

const SAID = { at: COURSE.savedAt, isSettled: false, isUntouched: false, answer: "" };

test("a comment whose field or lesson nobody changed is asked about before the course is submitted, and answered", async ({ server }) => {
  const draft = await openEditor(server, {
    ...READY_COURSE,
    status: "changes_requested",
    remarks: [
      { ...SAID, id: "r1", field: "description", lessonId: null, text: "Say for whom.", isUntouched: true },
      { ...SAID, id: "r2", field: "lessons", lessonId: "l3", text: "The sound is too quiet.", isUntouched: true },
      { ...SAID, id: "r3", field: "title", lessonId: null, text: "Shorter." },
    ],
  });
  server.answer("teaching.submit", { ...draft, status: "review", may: ["withdraw"], submittedAt: draft.savedAt });
  await button("Submit for review").first().click();
  const dialog = page.getByRole("dialog", { name: "You didn't change Description and Lesson 2.1. Answer the reviewer?" });
  await expect.element(dialog).toBeVisible();
  expect(server.sent("teaching.submit")).toEqual([]);
  await dialog.getByLabelText("Your answer").first().fill("The next course says it.");
  await dialog.getByRole("button", { name: "Submit", exact: true }).click();
  await expect
    .poll(() => server.sent("teaching.submit"))
    .toEqual([{ id: draft.id, mark: draft.mark, answers: [{ remarkId: "r1", text: "The next course says it." }] }]);
});

test("what review said is read at its lesson and under its field, and the notice leads there", async ({ server }) => {
  await openEditor(server, {
    ...COURSE,
    status: "changes_requested",
    remarks: [
      { ...SAID, id: "r1", field: "lessons", lessonId: "l3", text: "The sound is too quiet." },
      { ...SAID, id: "r2", field: "learn", lessonId: null, text: "Say what one can do." },
    ],
  });
  await expectToRead("We asked for 2 changes");
  await button("Lesson 2.1").click();
  await expectToRead("The sound is too quiet.");
  await button("What you will learn").click();
  await expectToRead("Say what one can do.");
});

test("a lesson people paid for says that its removal needs review", async ({ server }) => {
  const draft = await openEditor(server, {
    ...COURSE,
    sections: COURSE.sections.map((section) => ({ ...section, lessons: section.lessons.map((lesson) => ({ ...lesson, isNew: false })) })),
    live: {
      status: "published",
      title: "Hard-surface robots",
      priceCents: 4_000,
      publishedAt: COURSE.savedAt,
      sales: 12,
      lessonCount: 4,
      durationSeconds: 2_214,
    },
    may: ["edit", "submit", "cancelRevision"],
  });
  await button("More about Proportions before parts").click();
  await page.getByRole("menuitem", { name: "Remove lesson" }).click();
  await expectToRead("Needs review. Buyers keep it until then.");
  const [first, ...others] = draft.sections;
  server.answer("teaching.removeLesson", {
    ...draft,
    sections: first ? [{ ...first, lessons: first.lessons.slice(1) }, ...others] : [],
    lessonChanges: [
      {
        lessonId: "l1",
        title: "Proportions before parts",
        kind: "removed",
        isPaid: true,
        message: "Needs review. Buyers keep it until then.",
      },
    ],
  });
  await page.getByRole("dialog").getByRole("button", { name: "Remove lesson" }).click();
  await expect.element(page.getByRole("list", { name: "Removed lessons" }).getByText("Proportions before parts")).toBeVisible();
});

test("chapters, captions and files of a lesson are where its film is", async ({ server }) => {
  await openEditor(server, COURSE, "?lesson=l3");
  await press("c");
  await expect.poll(() => server.sent("teaching.saveLesson").at(-1)?.fields).toEqual({ chapters: [{ atSeconds: 0, title: "Chapter 1" }] });
  await expect.element(page.getByLabelText("Chapter at 0:00")).toHaveValue("Chapter 1");
});

test("a new lesson goes into the section one is in, and opens", async ({ server }) => {
  const draft = await openEditor(server, COURSE, "?lesson=l3");
  const [first, second] = draft.sections;
  if (!first || !second) throw new Error("no sections");
  const added = { ...second.lessons[0], id: "l5", title: "", film: null, durationSeconds: 0 } as (typeof second.lessons)[number];
  server.answer("teaching.addLesson", {
    lessonId: "l5",
    draft: { ...draft, sections: [first, { ...second, lessons: [...second.lessons, added] }] },
  });
  await page.getByRole("button", { name: "Lesson", exact: true }).click();
  await expect.poll(() => server.sent("teaching.addLesson").map(({ sectionId }) => sectionId)).toEqual(["s2"]);
  await expect.element(page.getByRole("heading", { name: "2.3 Untitled lesson" })).toBeVisible();
  await expectToRead("Drop the film of this lesson");
});

test("lines are written one after the other, and an empty one is not kept", async ({ server }) => {
  await openEditor(server, COURSE, "?tab=about");
  await page.getByLabelText("What you will learn, line 1").click();
  await press("{End}{Enter}");
  await press("Bake it");
  await expect.poll(() => server.sent("teaching.saveDraft").at(-1)?.fields).toEqual({ learn: ["Block out a robot", "Bake it"] });
});

test("the preview shows every lesson as a learner has it", async ({ server }) => {
  await openEditor(server);
  await button("Preview").first().click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("heading", { name: "Lessons" })).toBeVisible();
  await dialog.getByRole("button", { name: /Panel lines without n-gons/ }).click();
  await expect.element(dialog.getByRole("heading", { name: "Panel lines without n-gons" })).toBeVisible();
});

test("what is no film is refused before anything is sent, with what to export instead", async ({ server }) => {
  await openEditor(server, COURSE, "?lesson=l4");
  const input = page.getByLabelText("The film of this lesson").element();
  if (!(input instanceof HTMLInputElement)) throw new Error("no input");
  const files = new DataTransfer();
  files.items.add(new File(["not a film"], "bevels.avi"));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expectToRead("We can't read this file as a film. Export it as MP4 (H.264) or WebM");
  await expect.element(row(/2.2 Bevels that bake, Can't be used/)).toBeVisible();
  await button("Dismiss bevels.avi").click();
  await expectToRead("Drop the film of this lesson");
});
