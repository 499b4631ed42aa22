import type { AdminFacts } from "@blenda/domain/admin/rules";
import type { RankedUser } from "../identity/port.ts";

/** Of somebody, what the rules about admins look at. */
export const factsOf = ({ id, isListed, hasClaim, level, suspension }: RankedUser): AdminFacts => ({
  id,
  isListed,
  hasClaim,
  level,
  isSuspended: suspension !== null,
});
