import type { ReactNode } from "react";
import { MfaPlaces } from "../../app/mfa-places.tsx";
import { queryClient } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { ALL_FACTORS, NO_FACTOR, OPEN, SHUT } from "../../testing/mfa.ts";
import { ANA, expect, openPart, page, test, type } from "../../testing/screen.tsx";
import { enterAdmin } from "../data/enter-admin.ts";
import { StaffClock } from "./staff-clock.tsx";
import { StaffDoor } from "./staff-door.tsx";

const ADMIN = { ...ANA, isAdmin: true };
const VERIFIED = { success: true as const, sessionToken: "a-token", expiresIn: 1_800 };
const Bare = ({ children }: { children: ReactNode }) => <main>{children}</main>;
const door = (
  <>
    <StaffDoor page={<p>The page alone</p>} Bare={Bare}>
      <StaffClock />
      <p>Everything staff may see</p>
    </StaffDoor>
    <MfaPlaces />
  </>
);
const inside = () => page.getByText("Everything staff may see");

test("who has shown a second factor is let in, and sees how long that is good for", async ({ server }) => {
  server.answer("mfa.session", OPEN);
  await openPart(door, ADMIN);
  await expect.element(inside()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Session ends in 27 min. Renew" })).toBeVisible();
});

test("if the check of the session fails, the dialog is shown instead; after success everything is there", async ({ server }) => {
  server.answer("mfa.session", SHUT);
  server.answer("mfa.config", { ...ALL_FACTORS, availableMethods: ["authenticator"] });
  server.answer("mfa.challenge", { method: "authenticator", expiresAt: "2999-01-01T00:00:00.000Z" });
  server.answer("mfa.verify", () => {
    server.answer("mfa.session", OPEN);
    return VERIFIED;
  });
  await openPart(door, ADMIN);
  const code = page.getByLabelText("Verification code");
  await expect.element(code).toBeVisible();
  expect(inside().elements()).toEqual([]);
  type(code.element(), "123456");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect.element(inside()).toBeVisible();
  expect(server.sent("mfa.verify")).toEqual([{ action: "ADMIN_ROUTE_ACCESS", method: "authenticator", code: "123456" }]);
});

test("denied, there is a page with a second try and the way home, and nothing of the page behind", async ({ server }) => {
  server.answer("mfa.session", SHUT);
  server.answer("mfa.config", { ...ALL_FACTORS, availableMethods: ["authenticator"] });
  server.answer("mfa.challenge", { method: "authenticator", expiresAt: "2999-01-01T00:00:00.000Z" });
  server.answer("mfa.deny", { success: true });
  await openPart(door, ADMIN);
  await page.getByRole("button", { name: "Deny Access" }).click();
  await expect.element(page.getByRole("heading", { name: "Access denied: MFA verification required" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go Home" })).toBeVisible();
  expect(inside().elements()).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("dialog", { name: "Security Verification Required" })).toBeVisible();
  await page.getByRole("button", { name: "Deny Access" }).click();
});

test("who has no method is told so and brought to where one is set up", async ({ server }) => {
  server.answer("mfa.session", SHUT);
  server.answer("mfa.config", NO_FACTOR);
  await openPart(door, ADMIN);
  await expect
    .element(page.getByText("Multi-factor authentication must be configured for admin access. Please set up MFA first."))
    .toBeVisible();
  await expect.poll(() => location.pathname).toBe("/admin/security/mfa");
  expect(inside().elements()).toEqual([]);
});

test("with the bypass nothing is asked, and nothing counts down", async () => {
  await openPart(door, ADMIN);
  queryClient.setQueryData(sessionQuery.queryKey, { user: ADMIN, flags: ["mfaBypass"], hasGoogle: false });
  await expect.element(inside()).toBeVisible();
  expect(page.getByText(/Session ends in/).elements()).toEqual([]);
});

const went: string[] = [];
const press = () => enterAdmin((to) => void went.push(to));

test("the Admin Dashboard button: not configured, verified, failing, bypassed", async ({ server }) => {
  went.length = 0;
  await openPart(<MfaPlaces />, ADMIN);
  server.answer("mfa.config", NO_FACTOR);
  await press();
  await expect
    .element(page.getByText("Multi-factor authentication must be configured for admin access. Please set up MFA first."))
    .toBeVisible();
  expect(went).toEqual(["/admin/security/mfa"]);

  server.answer("mfa.config", { ...ALL_FACTORS, availableMethods: ["authenticator"] });
  server.answer("mfa.session", SHUT);
  server.answer("mfa.challenge", { method: "authenticator", expiresAt: "2999-01-01T00:00:00.000Z" });
  server.answer("mfa.verify", VERIFIED);
  const entering = press();
  const code = page.getByLabelText("Verification code");
  await expect.element(code).toBeVisible();
  type(code.element(), "123456");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect.element(page.getByText("MFA verification successful")).toBeVisible();
  expect(went, "a second passes first").toHaveLength(1);
  await entering;
  await expect.element(page.getByText("Admin access granted", { exact: true })).toBeVisible();
  expect(went.at(-1)).toBe("/admin");

  server.lose("mfa.config");
  await press();
  await expect.element(page.getByText("Admin access failed. Please try again.")).toBeVisible();

  queryClient.setQueryData(sessionQuery.queryKey, { user: ADMIN, flags: ["mfaBypass"], hasGoogle: false });
  await press();
  await expect.element(page.getByText("Admin access granted (MFA disabled)")).toBeVisible();
  expect(went).toHaveLength(3);
});
