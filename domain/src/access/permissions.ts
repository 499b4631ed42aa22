/** Spec 2 §6, as listed there. */
export const PERMISSIONS = [
  "view_products",
  "edit_products",
  "view_content",
  "edit_content",
  "view_orders",
  "manage_refunds",
  "approve_content",
  "view_users",
  "edit_users",
  "manage_roles",
  "assign_roles",
  "view_reports",
  "manage_reports",
  "view_analytics",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** As people read them. */
export const PERMISSION_NAMES: Record<Permission, string> = {
  view_products: "View products",
  edit_products: "Edit products",
  view_content: "View content",
  edit_content: "Edit content",
  view_orders: "View orders",
  manage_refunds: "Manage refunds",
  approve_content: "Approve content",
  view_users: "View users",
  edit_users: "Edit users",
  manage_roles: "Manage roles",
  assign_roles: "Assign roles",
  view_reports: "View reports",
  manage_reports: "Manage reports",
  view_analytics: "View analytics",
};
