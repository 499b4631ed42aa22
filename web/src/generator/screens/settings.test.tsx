import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { testForm } from "../../testing/form.tsx";
import { ANA, expect, openPart, page, test, type } from "../../testing/screen.tsx";
import { useSettingsDraft } from "../data/use-settings-draft.ts";
import { Broadcast } from "./broadcast.tsx";
import { SettingsForm } from "./settings-form.tsx";

const newest = { version: 7, settings: DEFAULT_SETTINGS, versions: [] };

function Form() {
  return <SettingsForm draft={useSettingsDraft(newest)} />;
}

test("generator settings: there is nothing to save before something is changed; what is out of bounds is told beside its field", async ({
  server,
}) => {
  await openPart(<Form />, ANA);
  const cooldown = page.getByLabelText("Cooldown (seconds)");
  await expect.element(cooldown).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save changes" })).not.toBeInTheDocument();
  type(cooldown.element(), "99999");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.element(cooldown).toHaveFocus();
  await expect.element(cooldown).toBeInvalid();
  expect(server.sent("generator.update")).toEqual([]);
});

test("generator settings: the button is busy while it works, and only what was changed is sent, over the version it was typed on", async ({
  server,
}) => {
  await openPart(<Form />, ANA);
  const { answer } = server.hold("generator.update");
  const cooldown = page.getByLabelText("Cooldown (seconds)");
  await expect.element(cooldown).toBeVisible();
  type(cooldown.element(), "45");
  const save = page.getByRole("button", { name: "Save changes" });
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  answer({ ...newest, version: 8, settings: { ...DEFAULT_SETTINGS, cooldownSeconds: 45 } });
  await expect.element(page.getByText("Settings updated successfully")).toBeVisible();
  expect(server.sent("generator.update")).toEqual([{ basedOn: 7, changes: { cooldownSeconds: 45 } }]);
});

test("generator settings: a refusal about one setting stands beside it, and what was typed stays", async ({ server }) => {
  await openPart(<Form />, ANA);
  server.refuse("generator.update", "GENERATOR_PROMPT_BOUNDS");
  const cooldown = page.getByLabelText("Cooldown (seconds)");
  await expect.element(cooldown).toBeVisible();
  type(cooldown.element(), "45");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("promptMinCharacters");
  await expect.element(cooldown).toHaveValue("45");
});

testForm({
  name: "broadcast",
  open: () => openPart(<Broadcast />, ANA),
  button: "Broadcast",
  operation: "generator.broadcast",
  faults: { "Message to all users": "Please write a message." },
  typed: { "Message to all users": "We are back in ten minutes." },
  sends: { message: "We are back in ten minutes." },
  answer: { message: "We are back in ten minutes.", until: "2999-01-01T00:00:00.000Z", secondsLeft: 30 },
  done: "Message broadcasted to all users",
  refusal: { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 60 }, says: "Too many requests. Please try again in 1 minute." },
});
