import { expect, test } from "vitest";
import type { User } from "./access/actor.ts";
import { can } from "./access/can.ts";
import { PERMISSIONS, type Permission } from "./access/permissions.ts";
import { canOpen } from "./access/screen.ts";
import { type SidebarSection, seenSections } from "./access/sidebar.ts";
import { allScreens } from "./screens.ts";
import { plannedAt, SIDEBARS, sidebarOf } from "./sidebars.ts";

const nobody: User = { id: "n", isAdmin: false, isCreator: false, roles: [], permissions: [] };
const admin: User = { ...nobody, isAdmin: true };
const creator: User = { ...nobody, isCreator: true };
const editor: User = { ...nobody, roles: ["content_editor"] };
const holding = (...permissions: Permission[]): User => ({ ...nobody, permissions });

const paths = (sections: readonly SidebarSection[]) => sections.flatMap(({ items }) => items.map(({ path }) => path));
/** The part of a path after its area, as the tables below write it. */
const seen = (area: "admin" | "editor", actor: User) =>
  paths(seenSections(SIDEBARS[area], actor, ["motion"])).map((path) => path.replace(/^\/(admin|content-editor)\/?/, ""));

const ALL_OF_ADMIN = [
  ...["", "products", "trainings", "blendagen", "blendamotion", "blendagen/analytics", "blendagen/api"],
  ...["discounts", "sales", "refunds", "escalated-refunds", "payments"],
  ...["content/homepage", "content/hero", "content/marketplace", "content/community"],
  ...["reviews/products", "reviews/trainings", "reviews/history", "users", "permissions"],
  ...["security/mfa", "security/admin-management", "onboarding", "email", "notifications"],
  ...["reports", "analytics", "geographic-analytics", "payouts", "wise-recipients", "payout-reconciliation"],
  ...["settings", "help", "system", "database-reset", "stripe-cleanup"],
];

test("the admin sidebar lists the specification's thirty-seven items in the specification's order; admins see everything", () => {
  expect(seen("admin", admin)).toEqual(ALL_OF_ADMIN);
  expect(ALL_OF_ADMIN).toHaveLength(37);
});

test("its sections", () => {
  expect(SIDEBARS.admin.map(({ title, items }) => [title, items.length])).toEqual([
    ["Overview", 1],
    ["Shop Management", 2],
    ["AI Generation", 4],
    ["Promotions & Payments", 5],
    ["Content", 4],
    ["Reviews", 3],
    ["Users", 2],
    ["Security", 2],
    ["Setup & Communication", 3],
    ["Reports & Analytics", 3],
    ["Payouts", 3],
    ["System", 5],
  ]);
});

/** Dashboard, AI generation items, MFA setup, Admin Management, Settings, Help, System Panel, Database Reset, Stripe Cleanup. */
const WITHOUT_REQUIREMENT = [
  ...["", "blendagen", "blendamotion", "blendagen/analytics", "blendagen/api", "security/mfa", "security/admin-management"],
  ...["settings", "help", "system", "database-reset", "stripe-cleanup"],
];
const CONTENT = ["discounts", "sales", "content/homepage", "content/hero", "content/marketplace", "content/community"];

const ADMIN_SEEN_BESIDES: Record<Permission, readonly string[]> = {
  view_products: ["products", "trainings"],
  edit_products: ["products", "trainings"],
  view_content: CONTENT,
  edit_content: [...CONTENT, "email", "notifications"],
  view_orders: ["refunds", "payments"],
  manage_refunds: ["refunds", "escalated-refunds", "payments"],
  approve_content: ["reviews/products", "reviews/trainings", "reviews/history"],
  view_users: ["users", "onboarding", "email", "notifications"],
  edit_users: ["users", "onboarding"],
  manage_roles: ["permissions"],
  assign_roles: ["permissions"],
  view_reports: ["reports"],
  manage_reports: ["reports"],
  view_analytics: ["analytics", "geographic-analytics"],
};

test("items with no required permissions are visible to all", () => {
  expect(seen("admin", nobody)).toEqual(WITHOUT_REQUIREMENT);
});

test.each(PERMISSIONS)("with %s alone, the admin sidebar shows what names it and what names nothing, in the same order", (permission) => {
  const expected = new Set([...WITHOUT_REQUIREMENT, ...ADMIN_SEEN_BESIDES[permission]]);
  expect(seen("admin", holding(permission))).toEqual(ALL_OF_ADMIN.filter((path) => expected.has(path)));
});

test("the editor sidebar has the specification's five sections", () => {
  expect(SIDEBARS.editor.map(({ title, items }) => [title, ...items.map(({ label }) => label)])).toEqual([
    ["Overview", "Dashboard"],
    ["Promotions & Refunds", "Discounts", "Sale Events", "Refunds"],
    ["Content Management", "Homepage", "Hero Section", "Marketplace", "Community"],
    ["Approvals & Reviews", "Pending Products", "Pending Training"],
    ["Setup & Configuration", "Onboarding", "Email Users", "Notifications", "Reports"],
  ]);
});

const EDITORIAL = ["discounts", "sales", "refunds", "homepage", "hero", "marketplace", "community", "pending-products", "pending-training"];
const ALL_OF_EDITOR = ["", ...EDITORIAL, "onboarding", "email", "notifications", "reports"];

const EDITOR_SEEN_BESIDES: Partial<Record<Permission, readonly string[]>> = {
  view_content: [...EDITORIAL, "reports"],
  edit_content: [...EDITORIAL, "email", "notifications"],
  view_users: ["onboarding", "email", "notifications"],
  edit_users: ["onboarding"],
  view_reports: ["reports"],
  manage_reports: ["reports"],
};

test.each(PERMISSIONS)("an editor with %s alone sees of the editor sidebar what the specification's table says", (permission) => {
  const actor = { ...editor, permissions: [permission] };
  expect(seen("editor", actor)).toEqual(["", ...(EDITOR_SEEN_BESIDES[permission] ?? [])]);
});

test("an editor without permissions sees the dashboard, an admin every item", () => {
  expect(seen("editor", editor)).toEqual([""]);
  expect(seen("editor", admin)).toEqual(ALL_OF_EDITOR);
});

test("a section with no visible items is hidden", () => {
  expect(seenSections(SIDEBARS.editor, { ...editor, permissions: ["view_reports"] }, []).map(({ title }) => title)).toEqual([
    "Overview",
    "Setup & Configuration",
  ]);
});

test("the creator sidebar lists its ten entries in the specification's order", () => {
  expect(seenSections(SIDEBARS.dashboard, creator, []).flatMap(({ items }) => items.map(({ path, label }) => [path, label]))).toEqual([
    ["/dashboard", "Overview"],
    ["/dashboard/products", "Products & Training"],
    ["/dashboard/sales", "Sales"],
    ["/dashboard/payouts", "Payouts"],
    ["/dashboard/email-customers", "Email Customers"],
    ["/dashboard/coupons", "Coupons"],
    ["/dashboard/sale-events", "Sale Events"],
    ["/dashboard/affiliates", "Affiliates"],
    ["/dashboard/reports", "Reports"],
    ["/dashboard/shop-settings", "Shop Settings"],
  ]);
});

test("BlendaMotion is listed only while its flag is on", () => {
  expect(paths(seenSections(SIDEBARS.admin, admin, []))).not.toContain("/admin/blendamotion");
});

test("a line shows once its screen exists, wherever its domain is registered", () => {
  const shown = paths(sidebarOf("admin", admin, []));
  expect(shown).toEqual(paths(SIDEBARS.admin).filter((path) => allScreens.some((screen) => screen.path === path && !screen.flag)));
  expect(shown).toContain("/admin/blendagen");
});

const actors = [nobody, creator, editor, admin, ...PERMISSIONS.flatMap((each) => [holding(each), { ...editor, permissions: [each] }])];
const listed = Object.entries(SIDEBARS).flatMap(([area, sections]) =>
  sections.flatMap(({ items }) =>
    items.flatMap((item) => allScreens.filter(({ path }) => path === item.path).map((screen) => ({ ...item, area, screen }))),
  ),
);

test.each(listed)("$path: whoever may open it sees it", ({ area, screen, seenBy = "public" }) => {
  expect(screen.area).toBe(area);
  for (const actor of actors) if (canOpen(screen, actor, ["motion"])) expect(can(actor, seenBy), JSON.stringify(actor)).toBe(true);
});

test("what a panel lists and nobody has built is known as such to whoever may enter it, and to nobody else", () => {
  expect(plannedAt("/admin/notifications", admin)).toMatchObject({ label: "Notifications", home: { path: "/admin" } });
  expect(plannedAt("/admin/users", admin)).toBeNull();
  expect(plannedAt("/admin/nothing-here", admin)).toBeNull();
  expect(plannedAt("/admin/notifications", null)).toBeNull();
});
