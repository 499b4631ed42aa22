import { expect, test } from "vitest";
import type { User } from "./actor.ts";
import { type Access, can, isForStaff, isStaff } from "./can.ts";
import { PERMISSIONS } from "./permissions.ts";

const plain: User = { id: "ada", isAdmin: false, isCreator: false, roles: [], permissions: [] };
const editor: User = { ...plain, roles: ["content_editor"], permissions: ["edit_content"] };
const creator: User = { ...plain, isCreator: true };
const admin: User = { ...plain, isAdmin: true };

test.each<[Access, boolean, boolean, boolean, boolean, boolean]>([
  //                          visitor plain  editor creator admin
  ["public", true, true, true, true, true],
  ["signed-in", false, true, true, true, true],
  ["creator", false, false, false, true, false],
  ["admin", false, false, false, false, true],
  [{ role: "content_editor" }, false, false, true, false, true],
  [{ any: ["edit_content", "view_content"] }, false, false, true, false, true],
  [{ any: ["manage_refunds"] }, false, false, false, false, true],
  [{ any: [] }, false, false, false, false, true],
])("%o: visitor %s, buyer %s, editor %s, creator %s, admin %s", (access, ...expected) => {
  expect([null, plain, editor, creator, admin].map((actor) => can(actor, access))).toEqual(expected);
});

test("a role in the list counts like its flag; a role nobody knows opens nothing", () => {
  expect(can({ ...plain, roles: ["admin"] }, "admin")).toBe(true);
  expect(can({ ...plain, roles: ["creator"] }, "creator")).toBe(true);
  expect(can({ ...plain, roles: ["emperor"] }, "admin")).toBe(false);
});

test.each<[Access, boolean]>([
  ["public", false],
  ["signed-in", false],
  ["creator", false],
  [{ role: "creator" }, false],
  ["admin", true],
  [{ role: "admin" }, true],
  [{ role: "content_editor" }, true],
  [{ any: ["view_reports"] }, true],
  [{ any: [] }, true],
])("%o is only for our own people: %s", (access, isOurs) => {
  expect(isForStaff(access)).toBe(isOurs);
});

test("staff are whoever may anything that only our own people may", () => {
  for (const person of [admin, editor, { ...plain, permissions: ["view_users" as const] }, { ...creator, roles: ["admin"] }])
    expect(isStaff(person)).toBe(true);
  for (const person of [plain, creator, { ...plain, roles: ["emperor"] }]) expect(isStaff(person)).toBe(false);
});

test("admins automatically hold every permission", () => {
  for (const permission of PERMISSIONS) expect(can(admin, { any: [permission] })).toBe(true);
});
