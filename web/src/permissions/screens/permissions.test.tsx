import { ownTargetText } from "@blenda/domain/access/target";
import { testForm } from "../../testing/form.tsx";
import { ADA, BO_LINE, HELD, pageOf } from "../../testing/people.ts";
import { ANA, expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

const PREVIEW = [
  {
    area: "admin" as const,
    title: "Admin",
    canEnter: true,
    sections: [
      {
        section: "AI Generation",
        items: [
          { label: "BlendaGen", path: "/admin/blendagen", canOpen: false },
          { label: "Refunds", path: "/admin/refunds", canOpen: true },
        ],
      },
    ],
  },
  { area: "dashboard" as const, title: "Creator", canEnter: false, sections: [] },
];

async function openPermissions(server: FakeServer, asked = "", me = ADA): Promise<void> {
  server.answer("permissions.staff", pageOf(BO_LINE, { ...BO_LINE, userId: "ada", name: "Ada", rank: "super", outOfReach: "self" }));
  server.answer("permissions.preview", PREVIEW);
  await openScreen(`/admin/permissions${asked}`, me);
}

const given = HELD.map((held) => (held.permission === "view_users" ? { ...held, source: "given" as const } : held));

test("people down and fourteen permissions across; the own row cannot change itself", async ({ server }) => {
  await openPermissions(server);
  await expect.element(page.getByRole("columnheader", { name: "View analytics" })).toBeVisible();
  expect(page.getByRole("columnheader").elements()).toHaveLength(16);
  await expect.element(page.getByRole("button", { name: "View users for Bo" })).toBeVisible();
  expect(page.getByRole("button", { name: "View users for Ada" }).elements()).toEqual([]);
  const [first] = page.getByRole("cell").elements();
  expect(first && getComputedStyle(first).position).toBe("sticky");
});

test("whoever may only assign roles reads permissions and presses none", async ({ server }) => {
  await openPermissions(server, "?open=bo", { ...ANA, permissions: ["assign_roles"] });
  await expect.element(page.getByRole("switch", { name: "Content editor" })).toBeVisible();
  expect(page.getByRole("button", { name: "View users for Bo" }).elements()).toEqual([]);
});

test("what this person sees is shown as they would see it", async ({ server }) => {
  await openPermissions(server, "?open=bo");
  await expect.element(page.getByRole("heading", { name: "What this person sees" })).toBeVisible();
  await expect.poll(() => document.querySelector("aside")?.innerText).toContain("sees it, can't open it");
  expect(document.querySelector("aside")?.innerText).toContain("can't enter");
});

testForm({
  name: "a permission is given",
  open: async (server) => {
    await openPermissions(server);
    await page.getByRole("button", { name: "View users for Bo" }).click();
  },
  button: "Give it",
  operation: "permissions.grantPermissions",
  faults: { Reason: "Please say why, in a few words." },
  typed: { Reason: "Helps with support" },
  sends: { userId: "bo", permissions: ["view_users"], reason: "Helps with support", endsAt: null },
  answer: { ...BO_LINE, permissions: given },
  refusal: {
    code: "PERMISSIONS_NOT_YOURS",
    data: { permissions: ["view_users"] },
    says: "You can only give what you have yourself. You don't have view_users.",
  },
});

testForm({
  name: "a permission is taken",
  open: async (server) => {
    await openPermissions(server);
    await page.getByRole("button", { name: "Manage refunds for Bo" }).click();
  },
  button: "Take it away",
  operation: "permissions.revokePermissions",
  typed: { Reason: "Holidays are over" },
  sends: { userId: "bo", permissions: ["manage_refunds"], reason: "Holidays are over" },
  answer: BO_LINE,
  refusal: { code: "PERMISSIONS_RANK", says: "You can't change someone with the same access as yours, or more." },
});

testForm({
  name: "a role is taken",
  open: async (server) => {
    await openPermissions(server, "?open=bo");
    await page.getByRole("switch", { name: "Content editor" }).click();
  },
  button: "Remove the role",
  operation: "permissions.revokeRole",
  typed: { Reason: "Left the team" },
  sends: { userId: "bo", role: "content_editor", reason: "Left the team" },
  answer: BO_LINE,
  refusal: { code: "OWN_TARGET", says: ownTargetText },
});

test("a grant may end: the past is refused beside its field, and a number of days is sent as a moment", async ({ server }) => {
  await openPermissions(server);
  server.answer("permissions.grantPermissions", { ...BO_LINE, permissions: given });
  await page.getByRole("button", { name: "View users for Bo" }).click();
  await page.getByLabelText("How long?").selectOptions("date");
  await page.getByLabelText("Ends on").fill("2020-01-01T10:00");
  await page.getByLabelText("Reason").fill("Covers the holidays");
  await page.getByRole("button", { name: "Give it" }).click();
  await expect.element(page.getByLabelText("Ends on")).toHaveFocus();
  await expect.element(page.getByText("Choose a date in the future.")).toBeVisible();
  await page.getByLabelText("How long?").selectOptions("7");
  await page.getByRole("button", { name: "Give it" }).click();
  await expect.poll(() => server.sent("permissions.grantPermissions").length).toBe(1);
  const [{ endsAt } = { endsAt: null }] = server.sent("permissions.grantPermissions");
  const days = (Date.parse(endsAt ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  await expect.element(page.getByRole("button", { name: "View users for Bo" })).toHaveAttribute("aria-pressed", "true");
});
