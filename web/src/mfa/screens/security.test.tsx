import { vi } from "vitest";
import { TwoStepSection } from "../../account/screens/two-step-section.tsx";
import { MfaPlaces } from "../../app/mfa-places.tsx";
import { ALL_FACTORS, NO_FACTOR, OPEN } from "../../testing/mfa.ts";
import { PROFILE } from "../../testing/profile.ts";
import { ANA, expect, type FakeServer, openPart, openScreen, page, test, type, userEvent } from "../../testing/screen.tsx";
import { Security } from "./security.tsx";

const ADMIN = { ...ANA, isAdmin: true };
const VERIFIED = { success: true as const, sessionToken: "a-token", expiresIn: 1_800, backupCodes: [] };
const LATER = "2999-01-01T00:00:00.000Z";
const CODES = ["ABCDEFGHJKLM", "NPQRSTUVWXYZ"];
const SETUP = {
  method: "authenticator" as const,
  success: true as const,
  setupId: "setup",
  expiresAt: LATER,
  secret: "JBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Blenda:ana?secret=JBSWY3DPEHPK3PXP",
  qrCode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  backupCodes: CODES,
};
const screen = (
  <>
    <Security />
    <MfaPlaces />
  </>
);
const button = (name: string) => page.getByRole("button", { name, exact: true });

function prepare(server: FakeServer, overview = ALL_FACTORS): void {
  server.answer("mfa.config", overview);
  server.answer("account.profile", PROFILE);
  server.answer("mfa.events", []);
}

test("none configured: a single step, then the wizard: picture and text of the secret, a code, the backup codes once", async ({
  server,
}) => {
  prepare(server, NO_FACTOR);
  server.answer("mfa.setup", SETUP);
  await openPart(screen, ADMIN);
  await expect.element(page.getByRole("heading", { name: "Set up a method" })).toBeVisible();
  await button("Set up a method").click();
  // Without a sender there are no text messages.
  expect(page.getByRole("dialog").getByRole("button", { name: /SMS/ }).elements()).toEqual([]);
  await page.getByRole("button", { name: /^Authenticator App/ }).click();
  await expect.element(page.getByAltText("QR code with the secret below")).toBeVisible();
  await expect.element(page.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  await button("Enable").click();
  const code = page.getByLabelText("Verification code");
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining("Please enter verification code"));

  server.refuse("mfa.verifySetup", "MFA_WRONG", { left: 4 });
  type(code.element(), "000000");
  await button("Enable").click();
  const sentence = "MFA setup verification failed: That didn't work. You have 4 tries left.";
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(sentence));

  server.answer("mfa.verifySetup", VERIFIED);
  server.answer("mfa.config", ALL_FACTORS);
  type(code.element(), "123456");
  await button("Enable").click();
  await expect.element(page.getByText("Authenticator App MFA enabled successfully!")).toBeVisible();
  expect(server.sent("mfa.verifySetup").at(-1)).toEqual({ setupId: "setup", code: "123456", method: "authenticator" });

  const codes = page.getByRole("dialog", { name: "Keep your backup codes" });
  await expect.element(codes.getByText("ABCD EFGH JKLM")).toBeVisible();
  for (const name of ["Copy", "Download", "Print"]) await expect.element(codes.getByRole("button", { name })).toBeVisible();
  await expect.element(codes.getByRole("button", { name: "Done" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(codes).toBeVisible();
  await codes.getByText("I have kept them").click();
  await codes.getByRole("button", { name: "Done" }).click();
  await expect.element(codes).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "MFA Security" })).toBeVisible();
});

test("staff bring a setup code for their first method; one that doesn't work is asked for again, in its place", async ({ server }) => {
  prepare(server, { ...NO_FACTOR, needsEnrolmentCode: true });
  await openPart(screen, ADMIN);
  await expect.element(page.getByText(/You need a setup code for it/)).toBeVisible();
  await button("Set up a method").click();
  const code = page.getByLabelText("Setup code", { exact: true });
  await button("Continue").click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining("Please enter your setup code."));
  type(code.element(), "WRNG-WRNG-WRNG-WRNG");
  await button("Continue").click();
  server.refuse("mfa.setup", "MFA_ENROLMENT_CODE_WRONG");
  await page.getByRole("button", { name: /^Authenticator App/ }).click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining("This setup code doesn't work."));
  server.answer("mfa.setup", SETUP);
  type(code.element(), " ABCD-EFGH-JKLM-NPQR ");
  await button("Continue").click();
  await expect.element(page.getByAltText("QR code with the secret below")).toBeVisible();
  expect(server.sent("mfa.setup").at(-1)).toEqual({ method: "authenticator", enrolmentCode: "ABCD-EFGH-JKLM-NPQR" });
});

test("the last method of staff goes with a word about what closes", async ({ server }) => {
  const config = { enabled: true, methods: ["authenticator" as const, "backup_codes" as const], primaryMethod: "authenticator" as const };
  prepare(server, { ...ALL_FACTORS, config, keys: [], sms: null });
  await openPart(screen, ADMIN);
  await button("Disable Authenticator App").click();
  await expect.element(page.getByText(/It's your last one: the staff area closes to you/)).toBeVisible();
});

test("methods, keys, codes and this session, each with what can be done about it", async ({ server }) => {
  prepare(server);
  await openPart(screen, ADMIN);
  await expect.element(page.getByText("Strong: 2 keys, an app and SMS")).toBeVisible();
  for (const text of ["2 keys, ES256 and RS256", "Ends in 42, not used yet", "asks every time", "asks again, 8 hours at most"])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole("list", { name: "Your backup codes" }).getByRole("listitem").elements()).toHaveLength(10);

  server.answer("mfa.renameKey", { success: true });
  await button("Rename Spare in the safe").click();
  type(page.getByLabelText("Name of the key").element(), "In the drawer");
  await button("Rename").click();
  await expect.element(page.getByText("Key renamed.")).toBeVisible();
  expect(server.sent("mfa.renameKey")).toEqual([{ id: "key-2", name: "In the drawer" }]);

  server.answer("mfa.removeKey", { success: true });
  await button("Remove Spare in the safe").click();
  await button("Remove").click();
  await expect.element(page.getByText("Key removed.")).toBeVisible();

  server.answer("mfa.disable", { success: true });
  await button("Disable SMS").click();
  await button("Disable").last().click();
  await expect.element(page.getByText("SMS MFA disabled")).toBeVisible();
  server.lose("mfa.disable");
  await button("Disable Authenticator App").click();
  await button("Disable").last().click();
  await expect.element(page.getByText("Failed to disable Authenticator App MFA")).toBeVisible();
});

test("new backup codes take the token of a verified session, and are shown once", async ({ server }) => {
  prepare(server);
  server.answer("mfa.session", OPEN);
  server.answer("mfa.generateBackupCodes", { success: true, backupCodes: CODES });
  await openPart(screen, ADMIN);
  await button("Generate new codes").click();
  await expect.element(page.getByText("Your 9 unused codes stop working as soon as you have new ones.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Generate new codes" }).click();
  const codes = page.getByRole("dialog", { name: "Keep your backup codes" });
  await expect.element(codes.getByText("NPQR STUV WXYZ")).toBeVisible();
  expect(server.sent("mfa.generateBackupCodes")).toEqual([{ sessionToken: "a-token" }]);
  await codes.getByText("I have kept them").click();
  await codes.getByRole("button", { name: "Done" }).click();
});

test("a key has a name; what went wrong with it is said with its reason", async ({ server }) => {
  prepare(server);
  await openPart(screen, ADMIN);
  await button("Add a method").click();
  const name = page.getByLabelText("Name of the key");
  await expect.element(name).toHaveValue("Admin Security Key");
  server.refuse("mfa.enrolKey", "MFA_TOO_MANY_KEYS");
  await button("Add this key").click();
  await expect.element(page.getByText(/^Failed to setup hardware key: You can have up to 10 keys/)).toBeVisible();
  await button("Cancel").click();
});

const MEMBER = { ...NO_FACTOR, mustHaveFactor: false };
const section = (
  <>
    <TwoStepSection profile={PROFILE} />
    <MfaPlaces />
  </>
);

test("two-step login is off at first; switching it on sets up a method, then asks for it from now on", async ({ server }) => {
  prepare(server, MEMBER);
  server.answer("mfa.setup", { ...SETUP, backupCodes: [] });
  server.answer("mfa.verifySetup", VERIFIED);
  server.answer("mfa.setSignInCheck", { success: true, isAskedAtSignIn: true });
  await openPart(section, ANA);
  const choice = page.getByRole("switch", { name: "Ask for a second factor when I log in" });
  await expect.element(choice).toHaveAttribute("aria-checked", "false");
  await choice.click();
  await page.getByRole("button", { name: /^Authenticator App/ }).click();
  const code = page.getByLabelText("Verification code");
  await expect.element(code).toBeVisible();
  type(code.element(), "123456");
  await button("Enable").click();
  await expect.poll(() => server.sent("mfa.setSignInCheck")).toEqual([{ isOn: true }]);
  await expect.element(page.getByText("We'll ask for your second factor when you log in from a new browser.")).toBeVisible();
});

test("two-step login: a switch that fails says nothing, shows what is true and is only logged", async ({ server }) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  prepare(server, { ...ALL_FACTORS, mustHaveFactor: false, isAskedAtSignIn: false });
  server.lose("mfa.setSignInCheck");
  await openPart(section, ANA);
  const choice = page.getByRole("switch", { name: "Ask for a second factor when I log in" });
  await choice.click();
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  await expect.element(choice).toHaveAttribute("aria-checked", "false");
  await expect.element(choice).toBeEnabled();
  await expect.element(page.getByText("Failed to save this change")).not.toBeInTheDocument();
  logged.mockRestore();
});

test("two-step login is always on for staff", async ({ server }) => {
  prepare(server);
  await openPart(section, ADMIN);
  await expect.element(page.getByRole("switch", { name: "Ask for a second factor when I log in" })).toBeDisabled();
  await expect.element(page.getByText("Always on for staff.")).toBeVisible();
});

test("a recovery nobody wanted is cancelled by whoever is here", async ({ server }) => {
  prepare(server, { ...ALL_FACTORS, recovery: { confirmedAt: LATER, dueAt: LATER } });
  server.answer("mfa.cancelRecovery", { success: true });
  await openPart(section, ANA);
  await button("Keep my second factor").click();
  await expect.element(page.getByText("Recovery cancelled. Your second factor stays on.")).toBeVisible();
  expect(server.sent("mfa.cancelRecovery")).toEqual([{}]);
});

test("the links of the recovery's mails do nothing before their button is pressed", async ({ server }) => {
  server.answer("mfa.confirmRecovery", { success: true, dueAt: LATER });
  await openScreen("/recover-factor#confirm=a-token");
  expect(server.sent("mfa.confirmRecovery")).toEqual([]);
  await button("Yes, I lost every method").click();
  await expect.element(page.getByRole("heading", { name: "We've started the wait" })).toBeVisible();
  expect(server.sent("mfa.confirmRecovery")).toEqual([{ token: "a-token" }]);
});

test("this wasn't me: the link of the mail asks first, then leads to a new password", async ({ server }) => {
  server.answer("mfa.disownFactor", { success: true });
  await openScreen("/recover-factor#disown=a-token");
  expect(server.sent("mfa.disownFactor")).toEqual([]);
  await button("No, that wasn't me").click();
  await expect.element(page.getByRole("heading", { name: "The method is gone" })).toBeVisible();
  expect(server.sent("mfa.disownFactor")).toEqual([{ token: "a-token" }]);
  await expect.element(page.getByRole("link", { name: "Choose a new password" })).toHaveAttribute("href", "/reset-password");
});

test("a recovery is cancelled by its link, and a used link says so", async ({ server }) => {
  server.refuse("mfa.cancelRecovery", "IDENTITY_LINK_INVALID");
  await openScreen("/recover-factor#cancel=a-token");
  await button("Cancel the recovery").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  server.answer("mfa.cancelRecovery", { success: true });
  await button("Cancel the recovery").click();
  await expect.element(page.getByRole("heading", { name: "Recovery cancelled" })).toBeVisible();
});
