import type { User } from "@blenda/domain/access/actor";
import { PERMISSIONS, type Permission } from "@blenda/domain/access/permissions";
import { canOpen, type Screen } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";

const PURPOSE: Record<Permission, string> = {
  view_products: "See every model and course, also those that aren't public.",
  edit_products: "See every model, also those that aren't public.",
  view_content: "See the pages of the shop as they're being edited, and what creators submit.",
  edit_content: "Edit and publish home, hero, marketplace and community pages.",
  view_orders: "See orders, payments and refunds.",
  manage_refunds: "Decide refunds that came to our team.",
  approve_content: "Decide about what creators submit, and suspend products.",
  view_users: "See people, their sessions and notes.",
  edit_users: "Suspend people, end sessions, write notes.",
  manage_roles: "Give and take permissions.",
  assign_roles: "Give and take roles.",
  view_reports: "See what people reported.",
  manage_reports: "Decide about what people reported.",
  view_analytics: "See sales and usage figures.",
};

const holding = (permission: Permission): User => ({ id: "", isAdmin: false, isCreator: false, roles: [], permissions: [permission] });

/** Pages that anybody of staff may open say nothing about a single permission. */
const isForAny = (screen: Screen): boolean => PERMISSIONS.every((permission) => canOpen(screen, holding(permission), []));

/** One case of many has no address of its own to begin with. */
const isOneOfMany = ({ path }: Screen): boolean => path.includes("$");

/** Read from the same table the guard uses, so that it is never out of date. */
export const PERMISSION_GUIDE = PERMISSIONS.map((permission) => ({
  permission,
  purpose: PURPOSE[permission],
  opens: allScreens
    .filter((screen) => screen.area === "admin" && !isOneOfMany(screen) && !isForAny(screen) && canOpen(screen, holding(permission), []))
    .map(({ path, head }) => ({ to: path, label: head.title })),
}));
