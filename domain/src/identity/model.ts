import { z } from "zod";
import { User } from "../access/actor.ts";

/** The signed-in person as their own browser sees them. */
export const Me = User.extend({
  email: z.string(),
  name: z.string(),
  displayName: z.string(),
  photoUrl: z.string().nullable(),
  globalAffiliateId: z.string(),
  hasEverBeenAffiliate: z.boolean(),
});
export type Me = z.infer<typeof Me>;
