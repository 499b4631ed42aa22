import { testForm } from "../../testing/form.tsx";
import { ADA, ADMINS } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

async function openAdmins(server: FakeServer, admins = ADMINS): Promise<void> {
  server.answer("admin.admins", admins);
  await openScreen("/admin/security/admin-management", ADA);
}

const text = () => document.body.innerText;

test("two facts per admin and their sum in words; a claim without listing is the red alert on top", async ({ server }) => {
  await openAdmins(server);
  await expect.element(page.getByText("3 listed, 3 claims, 2 consistent")).toBeVisible();
  for (const word of ["Consistent", "Lacks the claim", "Claim without listing"]) expect(text()).toContain(word);
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(text()).toContain("Serious security concern: Dee has an admin claim and isn't on the admin list.");
});

test("nobody changes themselves, and where there is no button the reason is said in words", async ({ server }) => {
  const admins = ADMINS.admins.map((admin) => (admin.userId === "fay" ? { ...admin, may: [] } : admin));
  await openAdmins(server, { ...ADMINS, admins });
  await expect.element(page.getByText("Not by yourself")).toBeVisible();
  await expect.element(page.getByText("Only a super admin", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: "More for Fay" }).elements()).toEqual([]);
});

test("solved, the alert is gone", async ({ server }) => {
  await openAdmins(server);
  server.answer("admin.setClaim", { ...ADMINS, admins: ADMINS.admins.slice(1) });
  await page.getByRole("button", { name: "Remove the claim" }).click();
  await page.getByLabelText("Reason").fill("Nobody gave it");
  await page.getByRole("dialog").getByRole("button", { name: "Remove the claim" }).click();
  await expect.poll(text).not.toContain("Serious security concern");
  expect(server.sent("admin.setClaim")).toEqual([{ userId: "dee", reason: "Nobody gave it", isAdmin: false }]);
});

const STEPS = [
  { label: "Make super admin", operation: "admin.setLevel", sends: { userId: "fay", reason: "Agreed by all", level: "super" } },
  { label: "Remove from the list", operation: "admin.unlistAdmin", sends: { userId: "fay", reason: "Agreed by all" } },
  { label: "Reset second factor", operation: "admin.resetFactors", sends: { userId: "fay", reason: "Agreed by all" } },
] as const;

for (const { label, operation, sends } of STEPS) {
  test(`behind the dots: ${label.toLowerCase()}`, async ({ server }) => {
    await openAdmins(server);
    server.answer(operation, ADMINS);
    await page.getByRole("button", { name: "More for Fay" }).click();
    await page.getByRole("menuitem", { name: label }).click();
    await page.getByLabelText("Reason").fill("Agreed by all");
    await page.getByRole("dialog").getByRole("button", { name: label }).click();
    await expect.poll(() => server.sent(operation)).toEqual([sends]);
  });
}

testForm({
  name: "an admin is added by their address",
  open: async (server) => {
    await openAdmins(server);
    await page.getByRole("button", { name: "Add an admin" }).click();
  },
  button: "Add to the list",
  operation: "admin.listAdmin",
  faults: { "Their email": "Please enter an email.", Reason: "Please say why, in a few words." },
  typed: { "Their email": "gil@example.com", Reason: "Takes over nights" },
  sends: { email: "gil@example.com", reason: "Takes over nights" },
  answer: ADMINS,
  refusal: { code: "ADMIN_NO_ACCOUNT", says: "No confirmed account uses this email. Ask them to sign up and confirm it first." },
});

testForm({
  name: "whoever is listed without the claim is repaired",
  open: async (server) => {
    await openAdmins(server);
    await page.getByRole("button", { name: "Repair Eve" }).click();
  },
  button: "Give the claim",
  operation: "admin.setClaim",
  typed: { Reason: "Was on holiday" },
  sends: { userId: "eve", isAdmin: true, reason: "Was on holiday" },
  answer: ADMINS,
  refusal: { code: "ADMIN_SUPER_ONLY", says: "Only a super admin can do this." },
});

test("a super admin gives whoever has no factor a setup code, and sees it this once", async ({ server }) => {
  const admins = ADMINS.admins.map((admin) => (admin.userId === "fay" ? { ...admin, factors: [], mayGiveCode: true } : admin));
  await openAdmins(server, { ...ADMINS, admins });
  server.answer("admin.giveEnrolmentCode", { code: "ABCD-EFGH-JKLM-NPQR", expiresAt: "2026-11-21T09:00:00.000Z" });
  await page.getByRole("button", { name: "More for Fay" }).click();
  await page.getByRole("menuitem", { name: "Give a setup code" }).click();
  await page.getByLabelText("Reason").fill("Joined today");
  await page.getByRole("button", { name: "Make a code" }).click();
  await expect.element(page.getByText("ABCD-EFGH-JKLM-NPQR")).toBeVisible();
  expect(server.sent("admin.giveEnrolmentCode")).toEqual([{ userId: "fay", reason: "Joined today" }]);
  await page.getByRole("button", { name: "Done" }).click();
  expect(text()).not.toContain("ABCD-EFGH");
});
