import type { Permission } from "@blenda/domain/access/permissions";
import type { Me } from "@blenda/domain/identity/model";
import { ANA } from "./screen.tsx";

/** An admin, and somebody of the team with these permissions alone. */
export const RUTH: Me = { ...ANA, id: "ruth", name: "Ruth", displayName: "Ruth", email: "ruth@example.com", isAdmin: true };
export const holding = (...permissions: Permission[]): Me => ({ ...RUTH, isAdmin: false, permissions });
