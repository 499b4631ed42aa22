import { PERMISSION_NAMES } from "@blenda/domain/access/permission-names";
import type { StaffLine } from "@blenda/domain/permissions/model";
import type { HeldPermission } from "@blenda/domain/users/model";
import type { QueryClient } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { ReasonDialog, type ReasonInput } from "../../product/reason/reason-dialog.tsx";
import { learnLine } from "../data/staff-queries.ts";
import { sourceText } from "./permission-box.tsx";
import { OPENS } from "./permission-groups.ts";

interface Props {
  userId: string;
  name: string;
  held: HeldPermission;
  /** Besides the table of our people, which learns it by itself. */
  learn?: (line: StaffLine, cache: QueryClient) => void;
  onClose: () => void;
}

/** Gives a permission or takes it. Both are written down with their reason. */
export function PermissionDialog({ userId, name, held, learn, onClose }: Props) {
  const { permission, source } = held;
  const called = PERMISSION_NAMES[permission];
  const manners = {
    learn: (line: StaffLine, cache: QueryClient) => {
      learnLine(line, cache);
      learn?.(line, cache);
    },
    isToldInPlace: true,
  };
  const give = useAct(api.permissions.grantPermissions, manners);
  const take = useAct(api.permissions.revokePermissions, manners);
  const isGiven = source === "given";
  const { isActing, error } = isGiven ? take : give;
  const onSend = ({ reason, endsAt }: ReasonInput) => {
    const wanted = { userId, permissions: [permission], reason };
    if (isGiven) take.act(wanted, { onSuccess: onClose });
    else give.act({ ...wanted, endsAt }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={isGiven ? `Take away “${called}”?` : `Give “${called}”?`}
      label={isGiven ? "Take it away" : "Give it"}
      kind={isGiven ? "danger" : "primary"}
      {...(!isGiven && { endLabel: "How long?" })}
      isBusy={isActing}
      error={error}
      onSend={onSend}
      onClose={onClose}
    >
      <p>
        {isGiven
          ? `${name} can't do this from their next click on: ${OPENS[permission].toLowerCase()}.`
          : `${name} will be able to: ${OPENS[permission].toLowerCase()}. We'll email them.`}
      </p>
      {isGiven && <p className="type-small">Now {sourceText(held)}</p>}
    </ReasonDialog>
  );
}
