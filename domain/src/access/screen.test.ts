import { expect, test } from "vitest";
import type { User } from "./actor.ts";
import { canOpen, navigation, type Screen, screenAt } from "./screen.ts";

const head = { title: "", description: "" };
const editor: User = { id: "e", isAdmin: false, isCreator: false, roles: ["content_editor"], permissions: ["view_reports"] };
const reports: Screen = {
  path: "/content-editor/reports",
  area: "editor",
  access: { any: ["view_reports", "manage_reports", "view_content"] },
  head,
  nav: { section: "Setup & Configuration", label: "Reports", icon: "flag" },
};
const onboarding: Screen = {
  path: "/content-editor/onboarding",
  area: "editor",
  access: { any: ["edit_users", "view_users"] },
  head,
  nav: { section: "People", label: "Onboarding", icon: "users" },
};
const settings: Screen = { path: "/settings", also: ["/settings/privacy", "/privacy"], area: "public", access: "public", head };
const product: Screen = { path: "/product/$productId", area: "public", access: "public", head };
const motion: Screen = { path: "/blendamotion", area: "public", access: "public", flag: "motion", head };

test("an item shows if the user holds any listed permission; a section with no visible items is hidden", () => {
  expect([...navigation([reports, onboarding], "editor", editor, [])]).toEqual([
    ["Setup & Configuration", [{ path: "/content-editor/reports", label: "Reports", icon: "flag" }]],
  ]);
});

test("an area's guard holds even where the screen itself asks for nothing", () => {
  const dashboard: Screen = { path: "/dashboard", area: "dashboard", access: "public", head };
  expect(canOpen(dashboard, editor, [])).toBe(false);
  expect(canOpen(dashboard, { ...editor, isCreator: true }, [])).toBe(true);
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
