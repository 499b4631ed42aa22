import type { Actor } from "./access/actor.ts";
import { AREAS } from "./access/areas.ts";
import { can } from "./access/can.ts";
import type { Flag } from "./access/flags.ts";
import { screenAt } from "./access/screen.ts";
import { keepItems, type SidebarSection, seenSections } from "./access/sidebar.ts";
import { allScreens } from "./screens.ts";
import { BRAND } from "./shared/brand.ts";

const products = { any: ["view_products", "edit_products"] } as const;
const content = { any: ["view_content", "edit_content"] } as const;
const approvals = { any: ["approve_content"] } as const;
const people = { any: ["view_users", "edit_users"] } as const;
const mailings = { any: ["edit_content", "view_users"] } as const;
const reports = { any: ["view_reports", "manage_reports"] } as const;
const figures = { any: ["view_analytics"] } as const;

/** The specification's list in its own order (spec 2 §2); who sees what: spec 2 §6 and decision D4. */
const ADMIN: readonly SidebarSection[] = [
  { title: "Overview", items: [{ path: "/admin", label: "Dashboard", icon: "layout-dashboard" }] },
  {
    title: "Shop Management",
    items: [
      { path: "/admin/products", label: "Products", icon: "box", seenBy: products },
      { path: "/admin/trainings", label: "Courses", icon: "graduation-cap", seenBy: products },
    ],
  },
  {
    title: "AI Generation",
    items: [
      { path: "/admin/blendagen", label: BRAND.generator, icon: "wand-sparkles" },
      { path: "/admin/blendamotion", label: BRAND.motion, icon: "person-standing", flag: "motion" },
      { path: "/admin/blendagen/analytics", label: "Analytics", icon: "chart-column" },
      { path: "/admin/blendagen/api", label: "API", icon: "plug" },
    ],
  },
  {
    title: "Promotions & Payments",
    items: [
      { path: "/admin/discounts", label: "Discounts", icon: "ticket-percent", seenBy: content },
      { path: "/admin/sales", label: "Sale Events", icon: "badge-percent", seenBy: content },
      { path: "/admin/refunds", label: "Refunds", icon: "undo-2", seenBy: { any: ["view_orders", "manage_refunds"] } },
      { path: "/admin/escalated-refunds", label: "Escalated Refunds", icon: "siren", seenBy: { any: ["manage_refunds"] } },
      { path: "/admin/payments", label: "Payments", icon: "credit-card", seenBy: { any: ["view_orders", "manage_refunds"] } },
    ],
  },
  {
    title: "Content",
    items: [
      { path: "/admin/content/homepage", label: "Homepage", icon: "house", seenBy: content },
      { path: "/admin/content/hero", label: "Hero Section", icon: "gallery-horizontal-end", seenBy: content },
      { path: "/admin/content/marketplace", label: "Marketplace", icon: "store", seenBy: content },
      { path: "/admin/content/community", label: "Community", icon: "messages-square", seenBy: content },
    ],
  },
  {
    title: "Reviews",
    items: [
      { path: "/admin/reviews/products", label: "Pending Products", icon: "package-search", seenBy: approvals },
      { path: "/admin/reviews/trainings", label: "Pending Training", icon: "book-open-check", seenBy: approvals },
      { path: "/admin/reviews/history", label: "Review History", icon: "history", seenBy: approvals },
    ],
  },
  {
    title: "Users",
    items: [
      { path: "/admin/users", label: "Users", icon: "users", seenBy: people },
      { path: "/admin/permissions", label: "Permissions", icon: "key-round", seenBy: { any: ["manage_roles", "assign_roles"] } },
    ],
  },
  {
    title: "Security",
    items: [
      { path: "/admin/security/mfa", label: "MFA Security", icon: "shield-check" },
      { path: "/admin/security/admin-management", label: "Admin Management", icon: "user-cog" },
    ],
  },
  {
    title: "Setup & Communication",
    items: [
      { path: "/admin/onboarding", label: "Onboarding", icon: "rocket", seenBy: people },
      { path: "/admin/email", label: "Email Users", icon: "mail", seenBy: mailings },
      { path: "/admin/notifications", label: "Notifications", icon: "megaphone", seenBy: mailings },
    ],
  },
  {
    title: "Reports & Analytics",
    items: [
      { path: "/admin/reports", label: "Reports", icon: "flag", seenBy: reports },
      { path: "/admin/analytics", label: "Analytics", icon: "chart-line", seenBy: figures },
      { path: "/admin/geographic-analytics", label: "Geographic Analytics", icon: "globe", seenBy: figures },
    ],
  },
  {
    title: "Payouts",
    items: [
      { path: "/admin/payouts", label: "Payouts", icon: "banknote", seenBy: "admin" },
      { path: "/admin/wise-recipients", label: "Wise Recipients", icon: "landmark", seenBy: "admin" },
      { path: "/admin/payout-reconciliation", label: "Payout Reconciliation", icon: "scale", seenBy: "admin" },
    ],
  },
  {
    title: "System",
    items: [
      { path: "/admin/settings", label: "Settings", icon: "settings" },
      { path: "/admin/help", label: "Help", icon: "life-buoy" },
      { path: "/admin/system", label: "System Panel", icon: "activity" },
      { path: "/admin/database-reset", label: "Database Reset", icon: "database" },
      { path: "/admin/stripe-cleanup", label: "Stripe Cleanup", icon: "brush-cleaning" },
    ],
  },
];

/** One list without headings; its order is spec 2 §2. */
const CREATOR: readonly SidebarSection[] = [
  {
    title: "Creator",
    items: [
      { path: "/dashboard", label: "Overview", icon: "layout-dashboard" },
      { path: "/dashboard/products", label: "Products & Training", icon: "box" },
      { path: "/dashboard/sales", label: "Sales", icon: "chart-line" },
      { path: "/dashboard/payouts", label: "Payouts", icon: "wallet" },
      { path: "/dashboard/email-customers", label: "Email Customers", icon: "mail" },
      { path: "/dashboard/coupons", label: "Coupons", icon: "ticket-percent" },
      { path: "/dashboard/sale-events", label: "Sale Events", icon: "calendar-clock" },
      { path: "/dashboard/affiliates", label: "Affiliates", icon: "handshake" },
      { path: "/dashboard/reports", label: "Reports", icon: "file-chart-column" },
      { path: "/dashboard/shop-settings", label: "Shop Settings", icon: "store" },
    ],
  },
];

/** Spec 2 §2 and the table of spec 2 §6, letter for letter. */
const EDITOR: readonly SidebarSection[] = [
  { title: "Overview", items: [{ path: "/content-editor", label: "Dashboard", icon: "layout-dashboard" }] },
  {
    title: "Promotions & Refunds",
    items: [
      { path: "/content-editor/discounts", label: "Discounts", icon: "ticket-percent", seenBy: content },
      { path: "/content-editor/sales", label: "Sale Events", icon: "badge-percent", seenBy: content },
      { path: "/content-editor/refunds", label: "Refunds", icon: "undo-2", seenBy: content },
    ],
  },
  {
    title: "Content Management",
    items: [
      { path: "/content-editor/homepage", label: "Homepage", icon: "house", seenBy: content },
      { path: "/content-editor/hero", label: "Hero Section", icon: "gallery-horizontal-end", seenBy: content },
      { path: "/content-editor/marketplace", label: "Marketplace", icon: "store", seenBy: content },
      { path: "/content-editor/community", label: "Community", icon: "messages-square", seenBy: content },
    ],
  },
  {
    title: "Approvals & Reviews",
    items: [
      { path: "/content-editor/pending-products", label: "Pending Products", icon: "package-search", seenBy: content },
      { path: "/content-editor/pending-training", label: "Pending Training", icon: "book-open-check", seenBy: content },
    ],
  },
  {
    title: "Setup & Configuration",
    items: [
      { path: "/content-editor/onboarding", label: "Onboarding", icon: "rocket", seenBy: people },
      { path: "/content-editor/email", label: "Email Users", icon: "mail", seenBy: mailings },
      { path: "/content-editor/notifications", label: "Notifications", icon: "megaphone", seenBy: mailings },
      {
        path: "/content-editor/reports",
        label: "Reports",
        icon: "flag",
        seenBy: { any: ["view_reports", "manage_reports", "view_content"] },
      },
    ],
  },
];

/** Not a panel, but listed the same way. */
const COMMUNITY: readonly SidebarSection[] = [
  {
    title: "Community",
    items: [
      { path: "/community", label: "Feed", icon: "newspaper" },
      { path: "/community/following", label: "Following", icon: "users", seenBy: "signed-in" },
      { path: "/community/trending", label: "Trending", icon: "flame" },
      { path: "/community/saved", label: "Saved", icon: "bookmark", seenBy: "signed-in" },
      { path: "/community/activities", label: "Your posts", icon: "pen-line", seenBy: "signed-in" },
      { path: "/community/notifications", label: "Notifications", icon: "bell", seenBy: "signed-in" },
    ],
  },
];

export const SIDEBARS = { admin: ADMIN, dashboard: CREATOR, editor: EDITOR, community: COMMUNITY } as const;

/** The sidebar of an area as this person sees it today: a line shows once its screen exists. */
export function sidebarOf(area: keyof typeof SIDEBARS, actor: Actor, flags: readonly Flag[]): SidebarSection[] {
  return keepItems(seenSections(SIDEBARS[area], actor, flags), ({ path }) => screenAt(allScreens, path) !== null);
}

const PANELS = ["admin", "dashboard", "editor"] as const;

/** Whether an address is listed in a panel this person may enter and is not built yet: its name there, and the panel's first page. */
export function plannedAt(address: string, actor: Actor): { label: string; home: { path: string; label: string } } | null {
  for (const area of PANELS) {
    const items = SIDEBARS[area].flatMap(({ items: listed }) => listed);
    const [home] = items;
    const item = items.find(({ path }) => path === address);
    if (home && item && can(actor, AREAS[area]) && screenAt(allScreens, address) === null) return { label: item.label, home };
  }
  return null;
}
