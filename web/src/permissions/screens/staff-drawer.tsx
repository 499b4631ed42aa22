import type { StaffLine } from "@blenda/domain/permissions/model";
import type { HeldPermission } from "@blenda/domain/users/model";
import { agoOf } from "../../lib/text/time.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Drawer, DrawerSection } from "../../ui/layout/drawer.tsx";
import { PermissionList, permissionCount } from "../parts/permission-list.tsx";
import { Preview } from "../parts/preview.tsx";
import { ReachNote } from "../parts/reach-note.tsx";
import { RoleList } from "../parts/role-list.tsx";

interface Props {
  line: StaffLine;
  mayAssign: boolean;
  mayManage: boolean;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onAsk: (held: HeldPermission) => void;
  onClose: () => void;
}

/** One of our people: what they are, what they may, and what that looks like to them. */
export function StaffDrawer({ line, mayAssign, mayManage, walk, onAsk, onClose }: Props) {
  const { userId, name, email, photoUrl, roles, permissions, factors, lastSeenAt, outOfReach } = line;
  const isInReach = outOfReach === null;
  return (
    <Drawer of={userId} label={name} backLabel="Permissions" walk={{ label: "person", ...walk }} onClose={onClose}>
      <div className="flex items-center gap-4 px-4 py-5 md:px-6">
        <Avatar name={name} src={photoUrl} size={56} />
        <div className="min-w-0">
          <h2 className="type-h2 wrap-anywhere">{name}</h2>
          <p className="type-small wrap-anywhere text-muted">
            {email} · {lastSeenAt ? `seen ${agoOf(lastSeenAt)}` : "never seen"}
          </p>
          <p className="type-small text-muted">
            {factors.length > 0 ? "Second factor set up" : "No second factor: shut out of staff areas"}
          </p>
        </div>
      </div>
      {outOfReach && (
        <div className="px-4 pb-5 md:px-6">
          <ReachNote because={outOfReach} />
        </div>
      )}
      <DrawerSection title="Roles">
        <RoleList userId={userId} name={name} roles={roles} mayChange={mayAssign && isInReach} />
      </DrawerSection>
      <DrawerSection title="Permissions" aside={permissionCount(permissions)}>
        <PermissionList held={permissions} of={name} onPress={mayManage && isInReach ? onAsk : undefined} />
      </DrawerSection>
      <DrawerSection title="What this person sees">
        <Preview userId={userId} />
      </DrawerSection>
    </Drawer>
  );
}
