import type { FactorMethod } from "@blenda/domain/access/step-up";
import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import type { Challenge } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { MfaPlaces } from "../../app/mfa-places.tsx";
import { queryClient } from "../../lib/calls/api.ts";
import { askForFactor } from "../../lib/calls/step-up.ts";
import { ALL_FACTORS, OPEN, SHUT } from "../../testing/mfa.ts";
import { ANA, expect, type FakeServer, openPart, page, test, type, userEvent } from "../../testing/screen.tsx";

const ADMIN = { ...ANA, isAdmin: true };
const VERIFIED = { success: true as const, sessionToken: "a-token", expiresIn: 300 };
const LATER = "2999-01-01T00:00:00.000Z";

const dialog = () => page.getByRole("dialog", { name: "Security Verification Required" });
const code = () => page.getByLabelText("Verification code");
const verify = () => page.getByRole("button", { name: "Verify", exact: true });
const deny = () => page.getByRole("button", { name: "Deny Access" });

function challengeOf(method: FactorMethod): Challenge {
  if (method === "sms") return { method, expiresAt: LATER, sentTo: "42" };
  if (method !== "hardware_key") return { method, expiresAt: LATER };
  const key = { challenge: "AAAA", rpId: "localhost", allowCredentials: [], timeout: 60_000, userVerification: "required" as const };
  return { method, expiresAt: LATER, ...key };
}

/** Opens a ceremony. `answer` says how it ended. */
async function open(server: FakeServer, methods: readonly FactorMethod[] = ["authenticator"], action = "MONEY") {
  server.answer("mfa.config", { ...ALL_FACTORS, availableMethods: [...methods] });
  server.answer("mfa.session", SHUT);
  server.answer("mfa.challenge", ({ method }) => challengeOf(method));
  server.answer("mfa.deny", { success: true });
  await openPart(<MfaPlaces />, ADMIN);
  const answer = askForFactor(action);
  await expect.element(deny()).toBeVisible();
  return { answer };
}

const HINTS: Record<FactorMethod, RegExp> = {
  sms: /^Check your phone for the SMS code/,
  authenticator: /^Open your authenticator app/,
  hardware_key: /^Follow the prompts for your hardware key/,
  backup_codes: /^Use one of the backup codes you saved/,
};

for (const [method, placeholder, length] of [
  ["sms", "123456", 6],
  ["authenticator", "123456", 6],
  ["backup_codes", "ABC123DEF456", 12],
] as const) {
  test(`${METHOD_NAMES[method]}: placeholder ${placeholder}, at most ${length} characters, centred, its hint, and Verify rests while it is empty`, async ({
    server,
  }) => {
    const { answer } = await open(server, [method]);
    await expect.element(dialog()).toHaveAccessibleDescription("This action requires multi-factor authentication");
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toHaveAttribute("placeholder", placeholder);
    await expect.element(code()).toHaveAttribute("maxlength", String(length));
    await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(code()).toHaveStyle({ textAlign: "center" });
    await expect.element(code()).toHaveAccessibleDescription(expect.stringMatching(HINTS[method]));
    await expect.element(verify()).toBeDisabled();
    // Nothing to choose: no selector.
    expect(page.getByRole("radio").elements()).toEqual([]);
    type(code().element(), placeholder);
    await expect.element(verify()).toBeEnabled();
    await deny().click();
    expect(await answer).toBe("Access denied: MFA verification required");
  });
}

test("Hardware Key: a prompt in the place of the input, its hint, and Verify never rests for want of a code", async ({ server }) => {
  const { answer } = await open(server, ["hardware_key"]);
  await expect.element(page.getByText("Insert your hardware key and press its button")).toBeVisible();
  await expect.element(page.getByText(HINTS.hardware_key)).toBeVisible();
  expect(code().elements()).toEqual([]);
  await expect.element(verify()).toBeEnabled();
  await deny().click();
  await answer;
});

test("a selector only with more than one method, in the specification's order, and the primary one is chosen", async ({ server }) => {
  const { answer } = await open(server, ["authenticator", "sms", "hardware_key", "backup_codes"]);
  const labels = page
    .getByRole("radio")
    .elements()
    .map((radio) => radio.closest("label")?.textContent);
  expect(labels).toEqual(["SMS", "Authenticator App", "Hardware Key", "Backup Code"]);
  await expect.element(page.getByRole("radio", { name: "Authenticator App" })).toBeChecked();
  await page.getByText("Backup Code").click();
  await expect.element(code()).toHaveAttribute("placeholder", "ABC123DEF456");
  await deny().click();
  await answer;
});

test("a text message is sent when it is chosen, and another one when it is asked for", async ({ server }) => {
  const { answer } = await open(server, ["authenticator", "sms"]);
  const messages = () => server.sent("mfa.challenge").filter(({ method }) => method === "sms");
  expect(messages()).toEqual([]);
  await page.getByText("SMS", { exact: true }).click();
  await expect.element(page.getByText(mfaTexts.smsSent)).toBeVisible();
  await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining("the number ending in 42"));
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect.poll(() => messages().length).toBe(2);
  await deny().click();
  await answer;
});

test("'Verify' says 'Verifying...' while it works; success closes, says so, and answers whoever waits", async ({ server }) => {
  const { answer } = await open(server);
  const held = server.hold("mfa.verify");
  // As it is copied from an app: with a space.
  await expect.element(code()).toBeVisible();
  const data = new DataTransfer();
  data.setData("text", " 123 456 ");
  code()
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(code()).toHaveValue("123456");
  await verify().click();
  await expect.element(page.getByRole("button", { name: "Verifying..." })).toHaveAttribute("aria-disabled", "true");
  held.answer(VERIFIED);
  expect(await answer).toBeNull();
  await expect.element(page.getByText("MFA verification successful")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.sent("mfa.verify")).toEqual([{ action: "MONEY", method: "authenticator", code: "123456" }]);
});

test("an empty code is not sent: 'Please enter verification code'", async ({ server }) => {
  const { answer } = await open(server);
  await expect.element(code()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining("Please enter verification code"));
  await userEvent.keyboard("{Escape}");
  expect(await answer, "Escape denies").toBe(mfaTexts.denied);
  await expect.poll(() => server.sent("mfa.deny")).toEqual([{ action: "MONEY" }]);
});

test("a wrong code is told in the server's sentence, emptied, and may be tried again", async ({ server }) => {
  const { answer } = await open(server);
  server.refuse("mfa.verify", "MFA_WRONG", { left: 4 });
  type(code().element(), "000000");
  await verify().click();
  await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining("You have 4 tries left."));
  await expect.element(code()).toHaveValue("");
  await expect.element(code()).toHaveFocus();
  server.answer("mfa.verify", VERIFIED);
  type(code().element(), "123456");
  await verify().click();
  expect(await answer).toBeNull();
});

test("after too many wrong codes it is locked, with the minutes that are left", async ({ server }) => {
  const { answer } = await open(server);
  server.refuse("mfa.verify", "MFA_LOCKED", { minutes: 15 });
  type(code().element(), "000000");
  await verify().click();
  await expect.element(page.getByText("Too many wrong codes. Please try again in 15 minutes.")).toBeVisible();
  await expect.element(page.getByText(/You can try again in 1[45]:\d\d/)).toBeVisible();
  await expect.element(verify()).toBeDisabled();
  await deny().click();
  await answer;
});

test("without WebAuthn: 'Hardware keys not supported in this browser'", async ({ server }) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "PublicKeyCredential");
  Reflect.deleteProperty(globalThis, "PublicKeyCredential");
  try {
    const { answer } = await open(server, ["hardware_key"]);
    await verify().click();
    await expect.element(page.getByRole("alert").getByText("Hardware keys not supported in this browser")).toBeVisible();
    expect(server.sent("mfa.challenge")).toEqual([]);
    await deny().click();
    await answer;
  } finally {
    if (before) Object.defineProperty(globalThis, "PublicKeyCredential", before);
  }
});

test("while the key is waited for a bar drains for 60 seconds; what nobody answers is said in one sentence", async ({ server }) => {
  const { answer } = await open(server, ["hardware_key"]);
  const { get } = navigator.credentials;
  const asked = Promise.withResolvers<never>();
  navigator.credentials.get = () => asked.promise;
  try {
    await verify().click();
    const bar = page.getByRole("progressbar", { name: "Time left" });
    await expect.element(bar).toHaveAttribute("max", "60");
    await expect.element(page.getByText("60 s left")).toBeVisible();
    asked.reject(new DOMException("nobody was there", "NotAllowedError"));
    await expect.element(page.getByRole("alert").getByText("The key didn't answer. Please try again and press its button.")).toBeVisible();
    await deny().click();
    await answer;
  } finally {
    navigator.credentials.get = get;
  }
});

test("what was verified in another tab is not asked for again", async ({ server }) => {
  const { answer } = await open(server);
  server.answer("mfa.session", OPEN);
  // What the live stream does when the server tells of it.
  await queryClient.invalidateQueries({ queryKey: [["mfa", "session"]] });
  expect(await answer).toBeNull();
});

test("the configuration that cannot be loaded is told, and asked for again", async ({ server }) => {
  server.refuse("mfa.config", "BUSY", { retryAfterSeconds: 5 });
  server.answer("mfa.challenge", ({ method }) => challengeOf(method));
  server.answer("mfa.session", SHUT);
  server.answer("mfa.deny", { success: true });
  await openPart(<MfaPlaces />, ADMIN);
  const answer = askForFactor("MONEY");
  await expect.element(page.getByText(/A lot is going on right now/)).toBeVisible();
  server.answer("mfa.config", { ...ALL_FACTORS, availableMethods: ["authenticator"] });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(code()).toBeVisible();
  await deny().click();
  await answer;
});

test("without any method: 'MFA must be configured for admin actions', and the way to set one up", async ({ server }) => {
  server.answer("mfa.config", ALL_FACTORS);
  await openPart(<MfaPlaces />, ADMIN);
  const answer = askForFactor("MONEY", { isNotConfigured: true });
  await expect.element(page.getByRole("dialog", { name: "MFA must be configured for admin actions" })).toBeVisible();
  await page.getByRole("button", { name: "Set up MFA" }).click();
  expect(await answer).toBe("MFA must be configured for admin actions");
  await expect.poll(() => location.pathname).toBe("/admin/security/mfa");
});
