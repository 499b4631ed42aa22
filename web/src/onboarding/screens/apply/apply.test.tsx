import type { Application, StepSave } from "@blenda/domain/onboarding/model";
import { queryClient } from "../../../lib/calls/api.ts";
import { BLANK, SENT } from "../../../testing/application.ts";
import { ANA, expect, type FakeServer, openScreen, page, test, type } from "../../../testing/screen.tsx";
import { learnApplication } from "../../data/application-queries.ts";

async function openApply(server: FakeServer, application: Application, asked = ""): Promise<void> {
  server.answer("onboarding.application", application);
  server.answer("catalogue.categories", [{ id: "props", name: "Props", parentId: null }]);
  server.answer("onboarding.checkSlug", ({ slug }) => ({ slug, state: "free", ideas: [] }));
  await openScreen(`/become-a-creator${asked}`, ANA);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** As the server answers: with what was sent, and one mark further. */
function savedAs(save: StepSave): Application {
  if (save.step !== "profile") return BLANK;
  const marks = { ...BLANK.marks, profile: save.mark + 1 };
  return { ...BLANK, status: "draft", profile: save.fields, marks, savedAt: "2026-11-16T10:00:00.000Z" };
}

const DRAFT: Application = { ...SENT, status: "draft", openSteps: BLANK.openSteps, submittedAt: null, dueAt: null, trail: [] };
const heading = (name: string) => page.getByRole("heading", { name, level: 1 });

test("the shop builds up while one types, the address follows the name, and the step saves itself with its mark", async ({ server }) => {
  await openApply(server, BLANK);
  server.answer("onboarding.saveStep", savedAs);
  type(page.getByLabelText("Shop name").element(), "Kiln & Thread");
  const shop = page.getByRole("region", { name: "Your shop so far" });
  await expect.element(shop.getByText("Kiln & Thread", { exact: true })).toBeVisible();
  await expect.element(shop.getByText("/shop/kiln-thread")).toBeVisible();
  await expect.element(page.getByText(/kiln-thread is free/)).toBeVisible();
  await expect
    .poll(() => server.sent("onboarding.saveStep"), { timeout: 5_000 })
    .toEqual([{ step: "profile", mark: 0, fields: { shopName: "Kiln & Thread", slug: "kiln-thread", description: "" } }]);
  await expect.element(page.getByText(/^Saved \d+ s ago$/)).toBeVisible();
});

test("the step that is saved and done stays where it is: whoever goes on typing loses neither the field nor a letter", async ({
  server,
}) => {
  await openApply(server, BLANK);
  server.answer("onboarding.saveStep", (save: StepSave) => ({ ...savedAs(save), doneSteps: ["profile"] }));
  const name = page.getByLabelText("Shop name");
  (name.element() as HTMLInputElement).focus();
  type(name.element(), "Northern");
  await expect.poll(() => server.sent("onboarding.saveStep").length, { timeout: 5_000 }).toBe(1);
  await expect.element(page.getByText(/^Saved \d+ s ago$/)).toBeVisible();
  await expect.element(heading("Name your shop")).toBeVisible();
  expect(document.activeElement).toBe(name.element());
  expect(location.search).toBe("?step=profile");
  type(name.element(), "Northern Harbour Props");
  await expect
    .poll(() => server.sent("onboarding.saveStep").at(-1), { timeout: 5_000 })
    .toMatchObject({ fields: { shopName: "Northern Harbour Props", slug: "northern-harbour-props" } });
});

test("an address somebody has is told with three others that are free", async ({ server }) => {
  await openApply(server, BLANK);
  server.answer("onboarding.checkSlug", ({ slug }) => ({
    slug,
    state: slug === "copperleaf" ? "taken" : "free",
    ideas: slug === "copperleaf" ? ["copperleaf-3d"] : [],
  }));
  server.answer("onboarding.saveStep", savedAs);
  type(page.getByLabelText("Address").element(), "copperleaf");
  await expect
    .element(page.getByLabelText("Address"))
    .toHaveAccessibleDescription(expect.stringContaining("Someone already uses this address."));
  await page.getByRole("button", { name: "copperleaf-3d" }).click();
  await expect.element(page.getByLabelText("Address")).toHaveValue("copperleaf-3d");
});

test("nothing is checked for anybody: the two boxes are empty, and each is a promise of its own", async ({ server }) => {
  await openApply(server, BLANK, "?step=agreement");
  await expect.element(heading("The creator agreement")).toBeVisible();
  for (const box of page.getByRole("checkbox").all()) await expect.element(box).not.toBeChecked();
  expect(page.getByRole("checkbox").all()).toHaveLength(2);
});

test("the last button is never dead: it leads to the first step that wants something, and sends once none does", async ({ server }) => {
  await openApply(server, BLANK, "?step=security");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect.element(heading("Name your shop")).toBeVisible();
  expect(server.sent("onboarding.submitApplication")).toEqual([]);
});

test("a whole draft is sent, and the page is then to be read, with what happens next", async ({ server }) => {
  await openApply(server, DRAFT, "?step=security");
  server.answer("onboarding.submitApplication", SENT);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect.element(heading("Your application is with us")).toBeVisible();
  await expect.element(page.getByText("Answer by")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Withdraw application" })).toBeVisible();
  expect(page.getByRole("textbox", { name: "Shop name" }).elements()).toEqual([]);
});

test("asked for changes, only the named step is open, with the note on top", async ({ server }) => {
  const notes = [{ step: "proposal" as const, text: "How many pieces are ready? <b>Soon</b>" }];
  await openApply(server, { ...SENT, status: "changes_requested", notes, openSteps: ["proposal"] });
  await expect.element(page.getByText("How many pieces are ready? <b>Soon</b>")).toBeVisible();
  await expect.element(page.getByLabelText("What you'll sell")).toBeEnabled();
  await page
    .getByRole("link", { name: /Profile and shop/ })
    .first()
    .click();
  await expect.element(page.getByText("Nothing to change here.", { exact: false })).toBeVisible();
  expect(page.getByLabelText("Shop name").elements()).toEqual([]);
});

test("whoever waits where it was sent from sees the reviewer's note as soon as it comes", async ({ server }) => {
  await openApply(server, DRAFT, "?step=security");
  server.answer("onboarding.submitApplication", SENT);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect.element(heading("Your application is with us")).toBeVisible();
  const notes = [{ step: "proposal" as const, text: "How many pieces are ready?" }];
  learnApplication({ ...SENT, status: "changes_requested", notes, openSteps: ["proposal"] }, queryClient);
  await expect.element(page.getByText("How many pieces are ready?")).toBeVisible();
});

test("a no says why, and from when on to try again", async ({ server }) => {
  const rejection = {
    reason: "too_little_work",
    text: "One lamp is too little.",
    at: "2999-01-01T00:00:00.000Z",
    reapplyFrom: "2999-01-31T00:00:00.000Z",
  } as const;
  await openApply(server, { ...SENT, status: "rejected", rejection });
  await expect.element(page.getByText("Too little work to judge")).toBeVisible();
  await expect.element(page.getByText(/You can apply again from Jan 3[01], 2999/)).toBeVisible();
  expect(page.getByRole("button", { name: "Apply again" }).elements()).toEqual([]);
});

test("what was written on another device is not written over: somebody chooses", async ({ server }) => {
  const theirs = { ...DRAFT, proposal: "Written on the phone", marks: { ...DRAFT.marks, proposal: 1 } };
  await openApply(server, DRAFT, "?step=proposal");
  server.refuse("onboarding.saveStep", "ONBOARDING_CHANGED_ELSEWHERE");
  server.answer("onboarding.application", theirs);
  type(page.getByLabelText("What you'll sell").element(), "Written at the desk");
  await expect.element(page.getByText("You changed this step in another window or on another device."), { timeout: 5_000 }).toBeVisible();
  await page.getByRole("button", { name: "Show the other version" }).click();
  await expect.element(page.getByLabelText("What you'll sell")).toHaveValue("Written on the phone");
});
