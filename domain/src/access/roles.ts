/** Roles that mean something. Any other word in a roles list opens nothing. */
export const ROLES = ["admin", "creator", "content_editor"] as const;
export type Role = (typeof ROLES)[number];
