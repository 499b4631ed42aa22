import type { Role } from "@blenda/domain/access/roles";
import { GIVEN_ROLES, type GivenRole } from "@blenda/domain/permissions/constants";
import type { StaffLine } from "@blenda/domain/permissions/model";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { dayOf } from "../../lib/text/time.ts";
import { ReasonDialog, type ReasonInput } from "../../product/reason/reason-dialog.tsx";
import { SwitchButton } from "../../ui/controls/switch.tsx";
import { Tag } from "../../ui/tag.tsx";
import { learnLine } from "../data/staff-queries.ts";

type HeldRole = StaffLine["roles"][number];

const NAMES: Record<Role, string> = { creator: "Creator", content_editor: "Content editor", admin: "Admin" };
const isGivenHere = (role: Role): role is GivenRole => GIVEN_ROLES.some((each) => each === role);

interface Props {
  userId: string;
  name: string;
  roles: readonly HeldRole[];
  mayChange: boolean;
  learn?: ((line: StaffLine, cache: QueryClient) => void) | undefined;
}

/** Roles of a person. Creator comes by application and admin by admin management, so only the rest is a switch. */
export function RoleList({ userId, name, roles, mayChange, learn }: Props) {
  const [changing, setChanging] = useState<GivenRole | null>(null);
  const held = roles.find(({ role }) => role === changing);
  return (
    <ul className="grid gap-4">
      {roles.map((one) => {
        const { role, isHeld } = one;
        const canSwitch = mayChange && isGivenHere(role);
        return (
          <li key={role} className="flex items-center justify-between gap-4">
            <div className="grid gap-0.5">
              <span className="type-ui font-semibold">{NAMES[role]}</span>
              <span className="type-small text-muted">{originOf(one)}</span>
            </div>
            {canSwitch ? (
              <SwitchButton aria-label={NAMES[role]} isOn={isHeld} onChange={() => setChanging(role)} />
            ) : (
              <Tag tone={isHeld ? "ok" : "neutral"}>{isHeld ? "Yes" : "No"}</Tag>
            )}
          </li>
        );
      })}
      {changing && held && (
        <RoleDialog userId={userId} name={name} held={held} role={changing} learn={learn} onClose={() => setChanging(null)} />
      )}
    </ul>
  );
}

function originOf({ role, isHeld, grant }: HeldRole): ReactNode {
  if (role === "creator") {
    if (!isHeld) return "Comes with an approved application";
    return grant ? `Creator since ${dayOf(grant.at)}, approved by ${grant.by}` : "Since before applications were kept";
  }
  if (grant) return `Given by ${grant.by}, ${dayOf(grant.at)}${grant.endsAt ? `, until ${dayOf(grant.endsAt)}` : ""}`;
  if (role === "admin") return "Needs the list and the claim: Admin Management";
  return isHeld ? "Since before it was recorded" : "Edits pages and reviews content";
}

interface DialogProps extends Omit<Props, "roles" | "mayChange"> {
  held: HeldRole;
  role: GivenRole;
  onClose: () => void;
}

function RoleDialog({ userId, name, held: { isHeld }, role, learn, onClose }: DialogProps) {
  const manners = {
    learn: (line: StaffLine, cache: QueryClient) => {
      learnLine(line, cache);
      learn?.(line, cache);
    },
    isToldInPlace: true,
  };
  const give = useAct(api.permissions.grantRole, manners);
  const take = useAct(api.permissions.revokeRole, manners);
  const { isActing, error } = isHeld ? take : give;
  const called = NAMES[role].toLowerCase();
  const onSend = ({ reason, endsAt }: ReasonInput) => {
    if (isHeld) take.act({ userId, role, reason }, { onSuccess: onClose });
    else give.act({ userId, role, reason, endsAt }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={isHeld ? `Remove ${name} as ${called}?` : `Make ${name} a ${called}?`}
      label={isHeld ? "Remove the role" : "Give the role"}
      kind={isHeld ? "danger" : "primary"}
      {...(!isHeld && { endLabel: "How long?" })}
      isBusy={isActing}
      error={error}
      onSend={onSend}
      onClose={onClose}
    >
      <p>
        {isHeld
          ? "They lose the role and everything that comes with it on their next click."
          : "They can open the editor area and everything that comes with the role. We'll email them."}
      </p>
    </ReasonDialog>
  );
}
