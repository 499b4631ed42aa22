import { z } from "zod";
import { PERMISSIONS } from "../access/permissions.ts";
import { failure } from "../shared/failure.ts";

export const permissionFailures = {
  PERMISSIONS_NOT_FOUND: failure(404, "This account doesn't exist"),
  /** Thrown for a person of the same rank or above. */
  PERMISSIONS_RANK: failure(403, "You can't change someone with the same access as yours, or more."),
  /** Thrown for permissions the asking person does not hold. */
  PERMISSIONS_NOT_YOURS: failure(
    403,
    z.object({ permissions: z.array(z.enum(PERMISSIONS)) }),
    ({ permissions }) => `You can only give what you have yourself. You don't have ${permissions.join(", ")}.`,
  ),
  PERMISSIONS_END_PAST: failure(422, "Choose an end in the future."),
  /** Thrown for an account that is suspended, or whose address is not confirmed. */
  PERMISSIONS_NOT_ACTIVE: failure(409, "This account is suspended or its email isn't confirmed."),
};
