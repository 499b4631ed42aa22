import type { ApplicationDetail } from "@blenda/domain/onboarding/model";
import { TAKEN } from "../../../testing/application.ts";
import { testForm } from "../../../testing/form.tsx";
import { ADA, pageOf } from "../../../testing/people.ts";
import { expect, type FakeServer, openPart, openScreen, page, test } from "../../../testing/screen.tsx";
import { ChangesDialog } from "./changes-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";

const LINE = {
  userId: "bo",
  name: "Bo",
  photoUrl: null,
  shopName: "Kiln & Thread",
  slug: "kiln-and-thread",
  categoryName: "Props",
  status: "in_review",
  submittedAt: "2026-11-13T10:00:00.000Z",
  dueAt: "2026-11-18T10:00:00.000Z",
  decidedAt: null,
  takenBy: "Ada",
} as const;

async function openList(server: FakeServer, detail: ApplicationDetail, asked = "?open=bo"): Promise<void> {
  server.answer("onboarding.applications", pageOf(LINE));
  server.answer("onboarding.applicationOf", detail);
  server.answer("catalogue.categories", [{ id: "props", name: "Props", parentId: null }]);
  await openScreen(`/admin/onboarding${asked}`, ADA);
}

test("a row says who has it and how much of the promise is used, and opens beside the list with every step", async ({ server }) => {
  await openList(server, TAKEN, "");
  await expect.element(page.getByText("With Ada")).toBeVisible();
  await page.getByRole("link", { name: /^Bo/ }).click();
  await expect.element(page.getByRole("heading", { name: "Country and tax" })).toBeVisible();
  await expect.element(page.getByText("ending in 2013")).toBeVisible();
});

test("a yes is asked about once, then the shop is open", async ({ server }) => {
  await openList(server, TAKEN);
  server.answer("onboarding.decideApplication", { ...TAKEN, status: "approved", may: ["suspend"], takenBy: null });
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("button", { name: "Approve and open the shop" }).click();
  await expect.element(page.getByRole("button", { name: "Suspend creator" })).toBeVisible();
  expect(server.sent("onboarding.decideApplication")).toEqual([{ decision: "approve", userId: "bo" }]);
});

test("whoever may only view reads everything and is told why the buttons are closed", async ({ server }) => {
  await openList(server, { ...TAKEN, may: [], hindrance: "permission" });
  await expect.element(page.getByText(/To decide, you need “Edit users”/)).toBeVisible();
  for (const name of ["Approve", "Request changes", "Reject"])
    await expect.element(page.getByRole("button", { name, exact: true })).toBeDisabled();
});

test("what somebody else reads can be put back, and not decided", async ({ server }) => {
  await openList(server, { ...TAKEN, takenBy: { name: "Cy", isYou: false }, may: ["putBack"], hindrance: "taken" });
  await expect.element(page.getByText("Cy is reading this one.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Put back" })).toBeEnabled();
});

testForm({
  name: "staff ask for changes",
  open: () => openPart(<ChangesDialog userId="bo" onClose={() => {}} />, ADA),
  button: "Send note",
  operation: "onboarding.decideApplication",
  typed: { "What you'll sell": "How many pieces are ready?" },
  sends: { decision: "requestChanges", userId: "bo", notes: [{ step: "proposal", text: "How many pieces are ready?" }] },
  answer: TAKEN,
  refusal: { code: "ONBOARDING_TAKEN", data: { by: "Cy" }, says: "Cy is reading this application." },
});

testForm({
  name: "staff reject",
  open: () => openPart(<RejectDialog userId="bo" onClose={() => {}} />, ADA),
  button: "Reject application",
  operation: "onboarding.decideApplication",
  typed: { Reason: "too_little_work", "In your words": "One lamp is too little to judge." },
  sends: { decision: "reject", userId: "bo", reason: "too_little_work", text: "One lamp is too little to judge." },
  answer: TAKEN,
  refusal: { code: "ONBOARDING_TAKEN", data: { by: "Cy" }, says: "Cy is reading this application." },
});
