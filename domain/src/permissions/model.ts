import { z } from "zod";
import { RANKS } from "../access/rank.ts";
import { FACTOR_METHODS } from "../access/step-up.ts";
import { Instant } from "../shared/time.ts";
import { HeldPermission, HeldRole } from "../users/model.ts";

/** One line of the table: a person down, fourteen permissions across. */
export const StaffLine = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  rank: z.enum(RANKS),
  roles: z.array(HeldRole),
  permissions: z.array(HeldPermission),
  /** The methods of the second factor that are set up, one for each factor. */
  factors: z.array(z.enum(FACTOR_METHODS)),
  lastSeenAt: Instant.nullable(),
  isSuspended: z.boolean(),
  /** Why the asking person may not change this line. */
  outOfReach: z.enum(["self", "rank"]).nullable(),
});
export type StaffLine = z.infer<typeof StaffLine>;

/** One item of a sidebar as the person would see it. */
export const PreviewItem = z.object({ label: z.string(), path: z.string(), canOpen: z.boolean() });

export const PreviewPanel = z.object({
  area: z.enum(["admin", "dashboard", "editor"]),
  title: z.string(),
  /** Whether the area opens to them at all. */
  canEnter: z.boolean(),
  sections: z.array(z.object({ section: z.string(), items: z.array(PreviewItem) })),
});
export type PreviewPanel = z.infer<typeof PreviewPanel>;
