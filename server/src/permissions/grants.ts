import type { Permission } from "@blenda/domain/access/permissions";
import type { GivenRole } from "@blenda/domain/permissions/constants";
import { staffChanged } from "@blenda/domain/permissions/events";
import { endsOf, givingProblem } from "@blenda/domain/permissions/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { userChanged } from "@blenda/domain/users/events";
import { type RankedUser, ranked, rights } from "../identity/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { sendMail } from "../platform/mail/mail.ts";
import { type Auditor, audit } from "../platform/requests/audit.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { grantedLetter, revokedLetter } from "./letters.ts";
import { removeGrants, saveGrants } from "./repository.ts";

type GrantContext = Auditor & Pick<Services, "id" | "jobs" | "mail" | "site"> & { user: { id: string } };

/** What is given or taken: some permissions, or one role. */
type GrantTarget = { permissions: readonly Permission[] } | { role: GivenRole };

interface GrantOrder {
  /** As the contract names it. */
  action: string;
  userId: string;
  reason: string;
}

const namesOf = (wanted: GrantTarget): (Permission | GivenRole)[] => ("role" in wanted ? [wanted.role] : [...wanted.permissions]);

/** The account that is changed, locked with the one who changes it; refused where the rules refuse, by what their rows say now. */
async function lockManageableUser(tx: Tx, { user, now }: GrantContext, userId: string, wanted: readonly Permission[]): Promise<RankedUser> {
  const people = await ranked.lock(tx, [user.id, userId], now());
  const target = people.get(userId);
  const actor = people.get(user.id);
  if (!target || !actor) throw refusal("PERMISSIONS_NOT_FOUND");
  const problem = givingProblem(actor, { id: userId, rank: target.guardedRank }, wanted);
  if (problem === "self") throw refusal("OWN_TARGET");
  if (problem === "rank") throw refusal("PERMISSIONS_RANK");
  if (problem) throw refusal("PERMISSIONS_NOT_YOURS", { permissions: problem.missing });
  return target;
}

/** Grants, also again with another reason and end. */
export async function grant(
  tx: Tx,
  context: GrantContext,
  order: GrantOrder & { endsAt: Instant | null },
  wanted: GrantTarget,
): Promise<void> {
  const { id, now, site, user } = context;
  const { userId, reason, endsAt } = order;
  if (endsAt && endsAt <= now()) throw refusal("PERMISSIONS_END_PAST");
  const target = await lockManageableUser(tx, context, userId, "role" in wanted ? [] : wanted.permissions);
  if (target.suspension || !target.isEmailVerified) throw refusal("PERMISSIONS_NOT_ACTIVE");
  const names = namesOf(wanted);
  const after = {
    roles: "role" in wanted ? union(target.roles, names) : target.roles,
    permissions: "role" in wanted ? target.permissions : union(target.permissions, wanted.permissions),
    grantEnds: endsOf(target.grantEnds, names, endsAt),
  };
  await rights.set(tx, userId, after);
  await saveGrants(tx, userId, names, { reason, grantedBy: user.id, grantedAt: now(), endsAt });
  await auditAndBroadcast(tx, context, order, target, after);
  await sendMail(context, tx, { key: `grant-${id()}`, recipient: target.email, ...grantedLetter(site.url, names, endsAt) });
}

/** Revokes what the account holds of it; without any nothing is audited or mailed. */
export async function revoke(tx: Tx, context: GrantContext, order: GrantOrder, wanted: GrantTarget): Promise<void> {
  const { id, site } = context;
  const target = await lockManageableUser(tx, context, order.userId, []);
  const names = namesOf(wanted);
  const held = names.filter((name) => [...target.roles, ...target.permissions].includes(name));
  if (held.length === 0) return;
  const after = without(target, names);
  await rights.set(tx, order.userId, after);
  await removeGrants(tx, order.userId, names);
  await auditAndBroadcast(tx, context, order, target, after);
  await sendMail(context, tx, { key: `revoke-${id()}`, recipient: target.email, ...revokedLetter(site.url, held) });
}

export const without = (
  { roles, permissions, grantEnds }: Pick<RankedUser, "roles" | "permissions" | "grantEnds">,
  names: readonly string[],
) => ({
  roles: roles.filter((role) => !names.includes(role)),
  permissions: permissions.filter((permission) => !names.includes(permission)),
  grantEnds: endsOf(grantEnds, names, null),
});

const union = <Name>(held: readonly Name[], more: readonly Name[]): Name[] => [...new Set([...held, ...more])];

async function auditAndBroadcast(
  tx: Tx,
  context: GrantContext,
  { action, userId, reason }: GrantOrder,
  before: RankedUser,
  after: ReturnType<typeof without>,
) {
  const { roles, permissions, grantEnds } = before;
  await audit(tx, context, { action, target: { kind: "user", id: userId }, reason, before: { roles, permissions, grantEnds }, after });
  await emit(tx, staffChanged({ userId }));
  await emit(tx, userChanged({ userId }));
}
