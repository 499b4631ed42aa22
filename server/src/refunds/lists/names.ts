import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { decideRefunds, nameBuyers } from "@blenda/domain/refunds/access";

/** What of a refund a staff member may read and do besides seeing where it stands. */
export const rightsOf = (user: Me) => ({
  hasNames: can(user, nameBuyers),
  mayDecide: can(user, decideRefunds),
  isAdmin: can(user, "admin"),
});
