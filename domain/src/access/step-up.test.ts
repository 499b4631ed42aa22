import { expect, test } from "vitest";
import type { Access } from "./can.ts";
import { neededStepUp, STEP_UP, STEP_UP_ACTIONS, type StepUpAction } from "./step-up.ts";

test.each<[Access, StepUpAction | undefined, StepUpAction | null]>([
  ["public", undefined, null],
  ["signed-in", undefined, null],
  ["creator", undefined, null],
  ["signed-in", "ACCOUNT", "ACCOUNT"],
  ["admin", undefined, "ADMIN_ROUTE_ACCESS"],
  [{ role: "content_editor" }, undefined, "ADMIN_ROUTE_ACCESS"],
  [{ any: ["view_users"] }, undefined, "ADMIN_ROUTE_ACCESS"],
  ["admin", "DESTRUCTIVE", "DESTRUCTIVE"],
  [{ any: ["manage_refunds"] }, "MONEY", "MONEY"],
])("a call for %o that declares %s needs %s", (access, declared, needed) => {
  expect(neededStepUp({ access, ...(declared && { mfa: declared }) })).toBe(needed);
});

test("the staff area's sessions end after 30 idle minutes and 8 hours; money and roles after 5 minutes; what destroys is asked each time", () => {
  const classes = STEP_UP_ACTIONS.map((action) => [
    action,
    STEP_UP[action].idleMinutes,
    STEP_UP[action].maxMinutes,
    STEP_UP[action].isOnce,
  ]);
  expect(classes).toEqual([
    ["ADMIN_ACCESS", 30, 480, false],
    ["ADMIN_ROUTE_ACCESS", 30, 480, false],
    ["MONEY", null, 5, false],
    ["ROLES", null, 5, false],
    ["DESTRUCTIVE", null, 5, true],
    ["ACCOUNT", null, 10, false],
  ]);
});
