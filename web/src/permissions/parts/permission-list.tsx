import { PERMISSIONS } from "@blenda/domain/access/permissions";
import type { HeldPermission } from "@blenda/domain/users/model";
import { PermissionBox, PermissionFace } from "./permission-box.tsx";
import { PERMISSION_GROUPS } from "./permission-groups.ts";

/** "5 by role, 3 given, of 14". */
export function permissionCount(held: readonly HeldPermission[]): string {
  const count = (wanted: "role" | "given") => held.filter(({ source }) => source === wanted).length;
  return `${count("role")} by role, ${count("given")} given, of ${PERMISSIONS.length}`;
}

interface Props {
  held: readonly HeldPermission[];
  of: string;
  onPress?: ((held: HeldPermission) => void) | undefined;
}

/** All fourteen, two by two. */
export function PermissionList({ held, of, onPress }: Props) {
  const find = (permission: string) => held.find((each) => each.permission === permission);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-4 gap-y-1 type-small text-muted">
        <span className="inline-flex items-center gap-2">
          <PermissionFace source="role" /> by role
        </span>
        <span className="inline-flex items-center gap-2">
          <PermissionFace source="given" /> given to this person
        </span>
      </p>
      <dl className="divide-y divide-line border-t border-line">
        {PERMISSION_GROUPS.map(({ name, permissions }) => (
          <div key={name} className="grid grid-cols-[5rem_1fr] items-center gap-2 sm:grid-cols-[5rem_1fr_1fr]">
            <dt className="row-span-2 type-small text-muted sm:row-span-1">{name}</dt>
            {permissions.map((permission) => {
              const one = find(permission);
              return (
                <dd key={permission} className="max-sm:col-start-2">
                  {one && <PermissionBox held={one} of={of} onPress={onPress} hasName />}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </div>
  );
}
