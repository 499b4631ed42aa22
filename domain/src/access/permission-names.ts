import { PERMISSIONS, type Permission } from "./permissions.ts";

const inWords = (permission: Permission): string => `${permission.charAt(0).toUpperCase()}${permission.slice(1).replace("_", " ")}`;

/** As people read them: "View products". */
export const PERMISSION_NAMES = Object.fromEntries(PERMISSIONS.map((each) => [each, inWords(each)])) as Record<Permission, string>;
