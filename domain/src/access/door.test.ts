import { expect, test } from "vitest";
import type { Actor, User } from "./actor.ts";
import { type Door, doorOf } from "./door.ts";
import { lackOf } from "./lack.ts";
import type { Screen } from "./screen.ts";

const head = { title: "", description: "" };
const member: User = { id: "ada", isAdmin: false, isCreator: false, roles: [], permissions: [] };
const creator: User = { ...member, isCreator: true };
const editor: User = { ...member, roles: ["content_editor"] };
const reporter: User = { ...member, permissions: ["view_reports"] };
const admin: User = { ...member, isAdmin: true };

const overview: Screen = { path: "/admin", area: "admin", access: "signed-in", head };
const refunds: Screen = { path: "/admin/refunds", area: "admin", access: { any: ["view_orders", "manage_refunds"] }, head };
const escalated: Screen = { path: "/admin/escalated-refunds", area: "admin", access: { any: ["manage_refunds"] }, head };
const payouts: Screen = { path: "/admin/payouts", area: "admin", access: "admin", head };
const reset: Screen = { path: "/admin/blendamotion", area: "admin", access: "admin", flag: "motion", head };
const homepage: Screen = { path: "/content-editor/homepage", area: "editor", access: { any: ["view_content"] }, head };
const sales: Screen = { path: "/dashboard/sales", area: "dashboard", access: "creator", head };
const settings: Screen = { path: "/settings", area: "public", access: "signed-in", head };

test.each<[Screen, string, Door, Door, Door, Door, Door, Door]>([
  //                     visitor       member           creator    editor           one right        admin
  [overview, "/admin", "signed-out", "missing", "missing", "forbidden", "open", "open"],
  [refunds, "/admin/refunds", "signed-out", "missing", "missing", "forbidden", "forbidden", "open"],
  [payouts, "/admin/payouts", "signed-out", "missing", "missing", "forbidden", "forbidden", "open"],
  [reset, "what is switched off", "missing", "missing", "missing", "missing", "missing", "missing"],
  [homepage, "/content-editor/homepage", "signed-out", "missing", "missing", "forbidden", "forbidden", "open"],
  [sales, "/dashboard/sales", "signed-out", "not-a-creator", "open", "not-a-creator", "not-a-creator", "not-a-creator"],
  [settings, "/settings", "signed-out", "open", "open", "open", "open", "open"],
])("$1: strangers find nothing, our own people what they lack", (screen, _path, ...expected) => {
  expect([null, member, creator, editor, reporter, admin].map((actor: Actor) => doorOf(screen, actor, []))).toEqual(expected);
});

test("a suspended creator is told so, instead of being led to apply", () => {
  const suspended: User = { ...creator, isCreatorSuspended: true };
  expect(doorOf(sales, suspended, [])).toBe("forbidden");
  expect(doorOf(settings, suspended, [])).toBe("open");
  expect(lackOf(sales, suspended).need).toBe("Your shop is suspended, so your creator pages are closed for now.");
});

test.each<[Screen, User, string]>([
  [refunds, reporter, "You need one of: View orders, Manage refunds"],
  [refunds, editor, "You need one of: View orders, Manage refunds"],
  [escalated, reporter, "You need Manage refunds"],
  [payouts, reporter, "Only admins can open this page."],
  [overview, editor, "You need one of the admin panel's permissions."],
  [homepage, reporter, "You need View content"],
  [homepage, { ...reporter, permissions: ["view_content"] }, "Only content editors can open this page."],
])("the page names what is missing in words", (screen, actor, need) => {
  expect(lackOf(screen, actor).need).toBe(need);
  expect(lackOf(screen, actor).ask).toMatch(/admin/);
});
