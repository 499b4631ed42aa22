import { z } from "zod";
import { PERMISSIONS } from "./permissions.ts";

/** What the gate looks at. Screens that greet people use identity's profile; this is only about what someone may do. */
export const User = z.object({
  id: z.string(),
  isAdmin: z.boolean(),
  isCreator: z.boolean(),
  /** A creator who may not sell for now; everything else about the account goes on (decision B20). */
  isCreatorSuspended: z.boolean().optional(),
  roles: z.array(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
});
export type User = z.infer<typeof User>;

/** The person asking: a signed-in user, or a visitor. */
export type Actor = User | null;
