import { isStaff } from "@blenda/domain/access/can";
import type { GivenCode } from "@blenda/domain/admin/model";
import { type CodeProblem, codeProblem } from "@blenda/domain/admin/rules";
import { findPerson, ranked } from "../identity/port.ts";
import { factorMethods, giveEnrolmentCode } from "../mfa/port.ts";
import type { Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { type AdminContext, type AdminOrder, auditAndBroadcast } from "./admin-transition.ts";
import { factsOf } from "./facts.ts";

const refused = (problem: CodeProblem) =>
  ({
    self: () => refusal("OWN_TARGET"),
    super_only: () => refusal("ADMIN_SUPER_ONLY"),
    not_staff: () => refusal("ADMIN_NOT_STAFF"),
    has_factor: () => refusal("ADMIN_HAS_FACTOR"),
  })[problem]();

/** Makes a code for somebody's first factor, with all admins held. Written down without the code. */
export async function giveCode(tx: Tx, context: AdminContext & Pick<Services, "random">, order: AdminOrder): Promise<GivenCode> {
  const { user, now } = context;
  const admins = [...(await ranked.lockAdmins(tx, now())).values()].map(factsOf);
  if (!(await ranked.lock(tx, [order.userId], now())).has(order.userId)) throw refusal("ADMIN_NOT_FOUND");
  const person = await findPerson(tx, order.userId, now());
  const hasFactor = (await factorMethods(tx, [person.id])).has(person.id);
  const problem = codeProblem(admins, user?.id ?? null, { id: person.id, isStaff: isStaff(person), hasFactor });
  if (problem) throw refused(problem);
  const given = await giveEnrolmentCode(tx, context, person);
  await auditAndBroadcast(tx, context, order, { before: {}, after: { goodUntil: given.expiresAt } });
  return given;
}
