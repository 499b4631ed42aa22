import { z } from "zod";
import { User } from "../access/actor.ts";
import { FLAGS } from "../access/flags.ts";
import { FACTOR_METHODS } from "../access/step-up.ts";
import { Notice } from "../generator/model.ts";
import { Instant } from "../shared/time.ts";
import { REDIRECT_MAX } from "./constants.ts";

/** The signed-in person as their own browser sees them. */
export const Me = User.extend({
  email: z.string(),
  name: z.string(),
  displayName: z.string(),
  photoUrl: z.string().nullable(),
  globalAffiliateId: z.string(),
  hasEverBeenAffiliate: z.boolean(),
  /** New, and neither done with the first steps nor tired of them. */
  hasFirstSteps: z.boolean(),
});
export type Me = z.infer<typeof Me>;

/** An account that may not be used for now, as its owner reads it. */
export const Suspension = z.object({
  at: Instant,
  /** `null`: until staff lift it. */
  until: Instant.nullable(),
  reason: z.string(),
});
export type Suspension = z.infer<typeof Suspension>;

/** Who is here, and what is switched on. */
export const Session = z.object({
  user: Me.nullable(),
  /** Set with `user: null` for a browser whose account was suspended while it was logged in: /account-suspended tells it. */
  suspension: Suspension.optional(),
  flags: z.array(z.enum(FLAGS)),
  /** Whether people can sign in with Google here. */
  hasGoogle: z.boolean(),
  /**
   * The password was right and a second factor is still wanted: the person is not signed in until `mfa.verifySignIn`. The methods
   * stand in the order in which to offer them.
   */
  needsFactor: z
    .object({ methods: z.array(z.enum(FACTOR_METHODS)), expiresAt: Instant })
    .nullable()
    .optional(),
  /** The broadcast being shown, for visitors who open the site meanwhile; those who are here hear of it by the live stream. */
  notice: Notice.nullable().optional(),
});
export type Session = z.infer<typeof Session>;

/** As typed. Longer than any allowed password, so that one too long is refused in words. */
export const Password = z.string().min(1).max(1000);

/** Where to go once the account is there, as the address of the sign-up page said. `afterLogin` judges it where it is followed. */
export const Redirect = z.string().min(1).max(REDIRECT_MAX);

/** From the fragment of a mailed link. */
export const LinkToken = z.string().min(1).max(200);
