import type { Permission } from "@blenda/domain/access/permissions";

interface PermissionGroup {
  name: string;
  permissions: readonly Permission[];
}

/** The fourteen as they are read side by side. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  { name: "Products", permissions: ["view_products", "edit_products"] },
  { name: "Content", permissions: ["view_content", "edit_content"] },
  { name: "Orders", permissions: ["view_orders", "manage_refunds"] },
  { name: "Approvals", permissions: ["approve_content"] },
  { name: "Users", permissions: ["view_users", "edit_users"] },
  { name: "Roles", permissions: ["assign_roles", "manage_roles"] },
  { name: "Reports", permissions: ["view_reports", "manage_reports"] },
  { name: "Analytics", permissions: ["view_analytics"] },
];

/** The pages each opens, for a giver who hesitates. */
export const OPENS: Record<Permission, string> = {
  view_products: "Read the lists of products and courses",
  edit_products: "Change products and courses",
  view_content: "Read the content pages",
  edit_content: "Change what the pages show",
  view_orders: "Read orders, payments and refunds",
  manage_refunds: "Decide refunds",
  approve_content: "Approve or reject what creators submit",
  view_users: "Read people's accounts",
  edit_users: "Suspend people, end their sessions, verify shops",
  assign_roles: "Make someone a content editor",
  manage_roles: "Give and take permissions",
  view_reports: "Read reports",
  manage_reports: "Decide reports",
  view_analytics: "Read the figures",
};
