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
