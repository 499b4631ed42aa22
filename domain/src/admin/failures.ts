import { failure } from "../shared/failure.ts";

export const adminFailures = {
  /** Thrown for an account that is neither listed nor claims to be an admin. */
  ADMIN_NOT_FOUND: failure(404, "This person isn't an admin"),
  /** Thrown for an address without a confirmed account, or whose account is suspended or being deleted. */
  ADMIN_NO_ACCOUNT: failure(404, "No confirmed account uses this email. Ask them to sign up and confirm it first."),
  ADMIN_SUPER_ONLY: failure(403, "Only a super admin can do this."),
  /** Thrown where nobody would be left who may make admins. */
  ADMIN_LAST: failure(409, "This is the last super admin. Make someone else a super admin first."),
  /** Thrown where a setup code would open nothing: only who has a staff area to open needs one. */
  ADMIN_NOT_STAFF: failure(409, "Only staff need a setup code. Give them a role or a permission first."),
  /** Thrown where a factor stands: a further one is set up with it, a lost one is reset first. */
  ADMIN_HAS_FACTOR: failure(409, "They already have a second factor. If they lost it, reset it first."),
  /** Thrown for a claim or a level of somebody who is not on the list. */
  ADMIN_NOT_LISTED: failure(409, "Add this person to the admin list first."),
};
