import type { Flag } from "@blenda/domain/access/flags";
import type { Me } from "@blenda/domain/identity/model";
import { vi } from "vitest";
import { queryClient } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { ANA, expect, test } from "../../testing/screen.tsx";
import { offerConsoleTools } from "./offer-tools.ts";

const ADMIN: Me = { ...ANA, isAdmin: true };
const arrive = (user: Me | null, flags: Flag[]) => queryClient.setQueryData(sessionQuery.queryKey, { user, flags, hasGoogle: false });
const STATUS = { userId: "ana", inAdminCollection: true, hasAdminClaim: true, isAdmin: true, level: "super" } as const;

offerConsoleTools(queryClient);

test("admin console tools are exposed only to admins, and only while their flag is on", async () => {
  const nobodyElse: [Me | null, Flag[]][] = [
    [ADMIN, []],
    [ADMIN, ["demo", "motion", "mfaBypass"]],
    [{ ...ANA, permissions: ["manage_roles", "view_users"], roles: ["content_editor"] }, ["adminTools"]],
    [ANA, ["adminTools"]],
    [null, ["adminTools"]],
  ];
  for (const [user, flags] of nobodyElse) {
    arrive(user, flags);
    expect("blendaAdmin" in window, JSON.stringify({ user, flags })).toBe(false);
  }
  arrive(ADMIN, ["adminTools"]);
  await expect
    .poll(() => Object.keys(window.blendaAdmin ?? {}))
    .toEqual(["checkAdminStatus", "repairClaim", "getMFAConfig", "checkMFASession"]);
  arrive(null, ["adminTools"]);
  expect("blendaAdmin" in window).toBe(false);
});

test("they make the calls of the screens and print the answer, or the sentence of the refusal", async ({ server }) => {
  const printing = vi.spyOn(console, "info").mockImplementation(() => {});
  server.answer("admin.status", STATUS);
  server.refuse("admin.setClaim", "ADMIN_SUPER_ONLY");
  arrive(ADMIN, ["adminTools"]);
  await expect.poll(() => window.blendaAdmin).toBeDefined();
  expect(await window.blendaAdmin?.checkAdminStatus()).toEqual(STATUS);
  expect(await window.blendaAdmin?.repairClaim("ben", "Listed by the command line")).toBeUndefined();
  expect(server.sent("admin.setClaim")).toEqual([{ userId: "ben", isAdmin: true, reason: "Listed by the command line" }]);
  expect(printing.mock.calls).toEqual([
    ["checkAdminStatus", STATUS],
    ["repairClaim", "Only a super admin can do this."],
  ]);
  printing.mockRestore();
});
