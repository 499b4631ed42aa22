import type { AuditEntry, AuditEntryDetail, AuditSurroundings } from "@blenda/domain/audit/model";
import { ADA } from "../../testing/people.ts";
import { expect, openPart, openScreen, page, test, type } from "../../testing/screen.tsx";
import { EntriesOf } from "./entries-of.tsx";

const AT = "2026-11-24T16:13:55.000Z";
const ENTRY: AuditEntry = {
  ...{ n: 12, at: AT, actor: { id: "ruth", name: "Ruth" }, action: "permissions.grantPermissions", reason: "covers the holidays" },
  ...{ target: { kind: "user", id: "edda", name: "Edda" }, factor: "hardware_key" },
  ...{ change: { field: "permissions manage_refunds", before: null, after: "manage_refunds" }, changeCount: 1 },
};
const DETAIL: AuditEntryDetail = {
  ...ENTRY,
  ...{ changes: [{ field: "permissions manage_refunds", before: null, after: "manage_refunds" }] },
  ...{ requestId: "r-77", sessionId: "s-1", hash: "ab".repeat(32) },
};
const AROUND: AuditSurroundings = {
  buckets: { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z", counts: Array.from({ length: 60 }, (_, at) => at % 2) },
  actions: ["permissions.grantPermissions"],
  targetKinds: ["user"],
  actors: [{ id: "ruth", name: "Ruth" }],
  chain: { isWhole: true, entries: 12, checkedAt: AT, brokenAt: null },
};
const PAGE = { rows: [ENTRY], next: null, total: { count: 1, isMore: false }, around: AROUND };

test("audit log: a row opens to its differences, its reason, its request and how it was verified", async ({ server }) => {
  server.answer("audit.entries", PAGE);
  server.answer("audit.entry", DETAIL);
  await openScreen("/admin/system?tab=audit", ADA);
  await page.getByRole("row", { name: /permissions.grantPermissions/ }).click();
  const dialog = page.getByRole("dialog", { name: "permissions.grantPermissions" });
  await expect.element(dialog.getByText(/is now manage_refunds/)).toBeInTheDocument();
  for (const fact of ["covers the holidays", "Hardware Key", "r-77", "s-1"]) await expect.element(dialog.getByText(fact)).toBeVisible();
  expect(new URLSearchParams(location.search).get("open")).toBe("12");
});

test("audit log: what the address asks for is asked of the server, before its first answer is there too", async ({ server }) => {
  server.answer("audit.entries", PAGE);
  await openScreen("/admin/system?tab=audit&action=users.suspend&who=edda&from=2026-11-02&to=2026-11-03&q=spam", ADA);
  await expect.element(page.getByText("1 entry").first()).toBeVisible();
  expect(server.sent("audit.entries")[0]).toMatchObject({
    ...{ action: "users.suspend", actorId: "edda", text: "spam", direction: "desc" },
    ...{ from: "2026-11-02T00:00:00.000Z", to: "2026-11-04T00:00:00.000Z" },
  });
});

test("audit log: typing narrows the list and stands in the address", async ({ server }) => {
  server.answer("audit.entries", PAGE);
  await openScreen("/admin/system?tab=audit", ADA);
  const search = page.getByLabelText("Id, person, word in a reason");
  await expect.element(search).toBeVisible();
  type(search.element(), "holidays");
  await expect.poll(() => server.sent("audit.entries").at(-1)?.text).toBe("holidays");
  await expect.poll(() => new URLSearchParams(location.search).get("q")).toBe("holidays");
});

test("audit log: a chain that is broken is the first thing it says", async ({ server }) => {
  server.answer("audit.entries", { ...PAGE, around: { ...AROUND, chain: { ...AROUND.chain, isWhole: false, brokenAt: 7 } } });
  await openScreen("/admin/system?tab=audit", ADA);
  await expect.element(page.getByText("The audit log was changed")).toBeVisible();
  await expect.element(page.getByText(/Entry #7 no longer follows/)).toBeVisible();
});

test("audit log: the whole chain can be read again", async ({ server }) => {
  server.answer("audit.entries", PAGE);
  server.answer("audit.chain", AROUND.chain);
  await openScreen("/admin/system?tab=audit", ADA);
  await page.getByRole("button", { name: "Check the whole chain" }).click();
  await expect.element(page.getByText("Read again just now. All 12 entries are unbroken.")).toBeVisible();
});

test("entries of a person: the last that was done to them; to a thing of another kind it is asked by its kind", async ({ server }) => {
  server.answer("audit.ofPerson", [DETAIL]);
  server.answer("audit.ofTarget", []);
  await openPart(
    <>
      <EntriesOf kind="user" id="edda" />
      <EntriesOf kind="job" id="7" />
    </>,
    ADA,
  );
  await expect.element(page.getByText("covers the holidays")).toBeVisible();
  await expect.element(page.getByText("Our team hasn't changed anything here yet.")).toBeVisible();
  expect(server.sent("audit.ofPerson")).toEqual([{ userId: "edda" }]);
  expect(server.sent("audit.ofTarget")).toEqual([{ kind: "job", id: "7" }]);
});

test("entries of a person: a log that cannot be read says so where it stands", async ({ server }) => {
  server.refuse("audit.ofPerson", "FORBIDDEN");
  await openPart(<EntriesOf kind="user" id="edda" />, ADA);
  await expect.element(page.getByText(/Failed to load the audit log/)).toBeVisible();
});
