import { expect } from "@playwright/test";
import { openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { test } from "./people.ts";
import { visit } from "./visitor.ts";

const ADMIN = { name: "admin", email: "admin@blenda.test", password: "Blenda-demo-1" };

/** A panel's address, and what says that its answer is there. */
const PANELS = [
  ["/admin", "Health"],
  ["/admin/help", "All permissions"],
  ["/admin/system", "Sizes"],
  ["/admin/system?tab=queues", "All queues"],
  ["/admin/system?tab=build", "Versions"],
] as const;

test("an admin finds the overview, the handbook and every panel of the system in order", async ({ browser, baseURL }) => {
  const page = await openElsewhere(browser, baseURL, ADMIN, "/admin");
  for (const [address, heading] of PANELS) {
    await visit(page, address);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expectNoFaults(page, address);
  }
  for (const [tab, shown] of [
    ["alarms", page.getByRole("region", { name: "Alarms" })],
    ["errors", page.getByRole("group", { name: "Show" })],
    ["events", page.getByRole("region", { name: "Parked events" })],
    ["audit", page.getByRole("region", { name: "Audit log" }).first()],
  ] as const) {
    await visit(page, `/admin/system?tab=${tab}`);
    await expect(shown).toBeVisible();
    await expectNoFaults(page, tab);
  }
});
