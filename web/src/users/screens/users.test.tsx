import { testForm } from "../../testing/form.tsx";
import { ADA, BO, BO_WHOLE, CY, LOCKED, pageOf } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, userEvent } from "../../testing/screen.tsx";

const COUNTS = { all: 2, creator: 0, staff: 1, locked: 1, suspended: 1 };

async function openUsers(server: FakeServer, asked = "", person = BO_WHOLE): Promise<void> {
  server.answer("users.users", pageOf(BO, CY));
  server.answer("users.counts", COUNTS);
  server.answer("users.user", ({ userId }) => (userId === "bo" ? person : { ...BO_WHOLE, ...CY, shop: null }));
  server.answer("users.lockouts", pageOf(LOCKED));
  server.answer("audit.ofPerson", []);
  await openScreen(`/admin/users${asked}`, ADA);
}

const heading = (name: string) => page.getByRole("heading", { name, exact: true });

test("the address carries words, filters and order to the server, and a tab narrows the list", async ({ server }) => {
  await openUsers(server, "?q=ada&verified=no&sort=name&tab=creator");
  await expect.element(page.getByText("cy@example.com")).toBeVisible();
  expect(server.sent("users.users")).toEqual([{ search: "ada", kind: "creator", verified: "no", sort: "name", direction: "asc" }]);
  await expect.element(page.getByRole("link", { name: "Creators 0" })).toHaveAttribute("aria-current", "page");
  await expect.element(page.getByRole("link", { name: "All 2" })).not.toHaveAttribute("aria-current");
});

test("a row opens beside the list and the arrows walk people; Escape gives the focus back to the row", async ({ server }) => {
  await openUsers(server);
  await page.getByRole("link", { name: "Bo bo@example.com" }).click();
  await expect.element(heading("Bo")).toBeVisible();
  expect(location.search).toBe("?open=bo");
  await page.getByRole("button", { name: "Next person" }).click();
  await expect.element(heading("Cy")).toBeVisible();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(heading("Bo")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => location.search).toBe("");
  await expect.element(page.getByRole("link", { name: "Bo bo@example.com" })).toHaveFocus();
});

test("danger comes first: the ladder of failed logins is drawn, and a suspension says why and until when", async ({ server }) => {
  const suspension = { at: "2026-11-01T00:00:00.000Z", until: null, reason: "Sold what was not theirs" };
  await openUsers(server, "?open=bo", { ...BO_WHOLE, lockout: LOCKED, suspension, may: ["suspend", "reinstate", "unlock"] });
  await expect.element(page.getByRole("img", { name: /^8 failed logins/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Unlock now" })).toBeVisible();
  await expect.poll(() => document.body.innerText).toContain("until someone lifts it");
  await expect.element(page.getByRole("button", { name: "Reinstate" })).toBeVisible();
  const text = document.querySelector("aside")?.innerText ?? "";
  expect(text.indexOf("suspended")).toBeLessThan(text.indexOf("Roles"));
});

test("a permission has three faces: by role it cannot be pressed, given it can be taken, none it can be given", async ({ server }) => {
  await openUsers(server, "?open=bo");
  await expect.element(page.getByRole("img", { name: "View products, by role" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Manage refunds", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("button", { name: "Edit users", exact: true })).toHaveAttribute("aria-pressed", "false");
  await expect.element(page.getByText("5 by role, 1 given, of 14")).toBeVisible();
});

test("nobody changes themselves: nothing can be pressed, and the words say why", async ({ server }) => {
  await openUsers(server, "?open=bo", { ...BO_WHOLE, may: [], outOfReach: "self" });
  await expect.element(page.getByText("This is you. Someone else on the team has to change your access.")).toBeVisible();
  for (const name of ["Suspend account", "End all", "Verify shop", "Add note", "Manage refunds"])
    expect(page.getByRole("button", { name, exact: true }).elements()).toEqual([]);
  expect(page.getByRole("switch").elements()).toEqual([]);
});

test("one session is ended at once, all of them after a question", async ({ server }) => {
  await openUsers(server, "?open=bo");
  server.answer("users.endSession", { ...BO_WHOLE, sessions: BO_WHOLE.sessions.slice(1) });
  await page.getByRole("button", { name: "End Chrome on Linux" }).click();
  await expect.poll(() => document.body.innerText).not.toContain("Chrome on Linux");
  expect(server.sent("users.endSession")).toEqual([{ userId: "bo", sessionId: "s1" }]);
});

test("what is filtered is saved as a file, and chosen people's emails are copied", async ({ server }) => {
  await openUsers(server, "?standing=active");
  server.answer("users.usersFile", { name: "users.csv", csv: "id\n", isCut: false });
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => server.sent("users.usersFile")).toEqual([{ standing: "active", sort: "lastSeen", direction: "desc" }]);
  await page.getByLabelText("Choose Bo").click();
  await expect.element(page.getByRole("button", { name: "Copy emails" })).toBeVisible();
});

test("several people are suspended one after the other, with an end; where it stops, it says at whom", async ({ server }) => {
  await openUsers(server);
  await page.getByLabelText("Choose all on this page").click();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect.element(page.getByLabelText("How long?")).toHaveValue("7");
  await page.getByLabelText("Reason").fill("The same card, twenty accounts");
  server.answer("users.suspend", ({ userId }) => ({ ...BO_WHOLE, id: userId, standing: "suspended" }));
  await page.getByRole("button", { name: "Suspend now" }).click();
  await expect.poll(() => document.querySelector("dialog")).toBeNull();
  const sent = server.sent("users.suspend");
  expect(new Set(sent.map(({ userId }) => userId)).size).toBe(sent.length);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.every(({ until }) => until !== null)).toBe(true);
});

test("a person who cannot be loaded is told with a way out, and the list lives on", async ({ server }) => {
  await openUsers(server);
  server.refuse("users.user", "USERS_NOT_FOUND");
  await page.getByRole("link", { name: "Bo bo@example.com" }).click();
  await expect.element(page.getByText("This account doesn't exist")).toBeVisible();
  await expect.element(page.getByText("cy@example.com")).toBeVisible();
});

test("locks are lifted by hand, several at once, and what is refused stays to be done", async ({ server }) => {
  server.answer("users.counts", COUNTS);
  server.answer("users.lockouts", pageOf(LOCKED, { ...LOCKED, email: "cy@example.com", person: null }));
  await openScreen("/admin/users?tab=locked", ADA);
  await page.getByLabelText("Choose all on this page").click();
  await page.getByRole("button", { name: "Unlock 2" }).click();
  server.answer("lockout.adminUnlock", ({ email }) => ({ email }));
  await page.getByLabelText("Reason").fill("An attack on us");
  await page.getByRole("button", { name: "Unlock now" }).click();
  await expect.poll(() => document.querySelector("dialog")).toBeNull();
  expect(server.sent("lockout.adminUnlock").map(({ email }) => email)).toEqual(["bo@example.com", "cy@example.com"]);
});

testForm({
  name: "somebody is suspended",
  open: async (server) => {
    await openUsers(server, "?open=bo");
    await page.getByRole("button", { name: "Suspend account" }).click();
  },
  button: "Suspend now",
  operation: "users.suspend",
  faults: { Reason: "Please say why, in a few words." },
  typed: { Reason: "Sold what was not theirs" },
  sends: { userId: "bo", reason: "Sold what was not theirs", until: expect.any(String) },
  answer: { ...BO_WHOLE, standing: "suspended" },
  refusal: { code: "USERS_RANK", says: "You can't change someone with the same access as yours, or more." },
});

testForm({
  name: "a note on a person",
  open: (server) => openUsers(server, "?open=bo"),
  button: "Add note",
  operation: "users.addNote",
  faults: { "New note": "Please write something first." },
  typed: { "New note": "Called back, all is well" },
  sends: { userId: "bo", text: "Called back, all is well" },
  answer: {
    ...BO_WHOLE,
    notes: [{ id: "n2", text: "Called back, all is well", by: "Ada", at: "2026-11-20T09:00:00.000Z", isYours: true }],
  },
  refusal: { code: "USERS_NOT_FOUND", says: "This account doesn't exist" },
});

testForm({
  name: "a shop is verified",
  open: async (server) => {
    await openUsers(server, "?open=bo");
    await page.getByRole("button", { name: "Verify shop" }).click();
  },
  button: "Verify",
  operation: "users.verifyShop",
  typed: { Reason: "Papers seen" },
  sends: { userId: "bo", isVerified: true, reason: "Papers seen" },
  answer: { ...BO_WHOLE, shop: BO_WHOLE.shop && { ...BO_WHOLE.shop, isVerified: true } },
  done: "Verified",
  refusal: { code: "USERS_NO_SHOP", says: "This person has no shop." },
});

test("staff without a second factor are given a setup code in the drawer, others are not", async ({ server }) => {
  await openUsers(server, "?open=bo", { ...BO_WHOLE, factors: [], may: [...BO_WHOLE.may, "setupCode"] });
  server.answer("admin.giveEnrolmentCode", { code: "ABCD-EFGH-JKLM-NPQR", expiresAt: "2026-11-21T09:00:00.000Z" });
  await page.getByRole("button", { name: "Give a setup code" }).click();
  await page.getByLabelText("Reason").fill("Joined today");
  await page.getByRole("button", { name: "Make a code" }).click();
  await expect.element(page.getByText("ABCD-EFGH-JKLM-NPQR")).toBeVisible();
  expect(server.sent("admin.giveEnrolmentCode")).toEqual([{ userId: "bo", reason: "Joined today" }]);
});
