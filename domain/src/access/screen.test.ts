import { expect, test } from "vitest";
import type { User } from "./actor.ts";
import { canOpen, type Screen, screenAt } from "./screen.ts";

const head = { title: "", description: "" };
const editor: User = { id: "e", isAdmin: false, isCreator: false, roles: ["content_editor"], permissions: ["view_reports"] };
const settings: Screen = { path: "/settings", also: ["/settings/privacy", "/privacy"], area: "public", access: "public", head };
const product: Screen = { path: "/product/$productId", area: "public", access: "public", head };
const motion: Screen = { path: "/blendamotion", area: "public", access: "public", flag: "motion", head };

test("an area's guard holds even where the screen itself asks for nothing", () => {
  const dashboard: Screen = { path: "/dashboard", area: "dashboard", access: "public", head };
  expect(canOpen(dashboard, editor, [])).toBe(false);
  expect(canOpen(dashboard, { ...editor, isCreator: true }, [])).toBe(true);
});

test("the panel of the admins opens page by page to whoever holds one of its permissions", () => {
  const reports: Screen = { path: "/admin/reports", area: "admin", access: { any: ["view_reports", "manage_reports"] }, head };
  const payouts: Screen = { path: "/admin/payouts", area: "admin", access: "admin", head };
  expect(canOpen(reports, editor, [])).toBe(true);
  expect(canOpen(payouts, editor, [])).toBe(false);
  expect(canOpen({ ...reports, access: "public" }, { ...editor, permissions: [] }, [])).toBe(false);
});

test("a flagged screen exists only while its flag is on", () => {
  expect(canOpen(motion, null, [])).toBe(false);
  expect(canOpen(motion, null, ["motion"])).toBe(true);
});

test.each([
  ["/settings", "/settings", {}],
  ["/settings/privacy", "/settings", {}],
  ["/privacy", "/settings", {}],
  ["/product/42", "/product/$productId", { productId: "42" }],
  ["/product/42/", "/product/$productId", { productId: "42" }],
])("%s shows %s", (address, path, params) => {
  expect(screenAt([settings, product], address)).toMatchObject({ screen: { path }, params });
});

test.each(["/product", "/product/42/reviews", "/setting", "/"])("%s shows nothing", (address) => {
  expect(screenAt([settings, product], address)).toBeNull();
});
