import type { StaffLine } from "@blenda/domain/permissions/model";
import type { HeldPermission, UserDetail } from "@blenda/domain/users/model";
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { GiveCodeDialog } from "../../../admin/parts/give-code-dialog.tsx";
import { api } from "../../../lib/calls/api.ts";
import { PermissionDialog } from "../../../permissions/parts/permission-dialog.tsx";
import { PermissionList, permissionCount } from "../../../permissions/parts/permission-list.tsx";
import { RoleList } from "../../../permissions/parts/role-list.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { userQuery } from "../../data/user-queries.ts";

/** Permissions answer with their own line; here it becomes the part of the person it is about. */
function learn({ userId, roles, permissions, rank }: StaffLine, cache: QueryClient): void {
  cache.setQueryData(userQuery(userId).queryKey, (user) => user && { ...user, heldRoles: roles, permissions, rank });
  void cache.invalidateQueries({ queryKey: api.users.users.key() });
}

/** Roles and permissions. Those who may not change them read them. */
export function Access({ user: { id, name, heldRoles, permissions, may } }: { user: UserDetail }) {
  const [isGivingCode, setGivingCode] = useState(false);
  const [asking, setAsking] = useState<HeldPermission | null>(null);
  const mayChange = may.includes("permissions");
  const holdsAny = permissions.some(({ source }) => source !== null);
  return (
    <>
      <DrawerSection title="Roles">
        <RoleList userId={id} name={name} roles={heldRoles} mayChange={may.includes("roles")} learn={learn} />
      </DrawerSection>
      {(mayChange || holdsAny) && (
        <DrawerSection title="Permissions" aside={permissionCount(permissions)}>
          <PermissionList held={permissions} of={name} onPress={mayChange ? setAsking : undefined} />
        </DrawerSection>
      )}
      {may.includes("setupCode") && (
        <DrawerSection title="Second factor">
          <p className="text-muted">They have none, so the staff area is closed to them. They need a setup code to set up the first one.</p>
          <Button size="small" icon="key-round" className="mt-3" onClick={() => setGivingCode(true)}>
            Give a setup code
          </Button>
        </DrawerSection>
      )}
      {isGivingCode && <GiveCodeDialog person={{ userId: id, name }} onClose={() => setGivingCode(false)} />}
      {asking && <PermissionDialog userId={id} name={name} held={asking} learn={learn} onClose={() => setAsking(null)} />}
    </>
  );
}
