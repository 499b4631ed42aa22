import { GeneratorSettings } from "@blenda/domain/generator/model";
import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { expect, test } from "vitest";
import { draftOf, faultsIn, settingsIn, shownValue } from "./setting-labels.ts";
import { FORM_SETTINGS } from "./setting-list.ts";

const defaults = draftOf(DEFAULT_SETTINGS);
const faultsWith = (changes: Partial<typeof defaults>) =>
  Object.fromEntries(Object.entries(faultsIn({ ...defaults, ...changes })).filter(([, fault]) => fault));

test("every setting of the contract stands in the form once; emergency mode has its own switch", () => {
  const named = FORM_SETTINGS.map(({ name }) => name as string);
  expect([...named, "isEmergency"].sort()).toEqual(Object.keys(GeneratorSettings.shape).sort());
});

test("what the form was given is what it saves when nobody types", () => {
  const { isEmergency: _, ...editable } = DEFAULT_SETTINGS;
  expect(settingsIn(defaults)).toEqual(editable);
  expect(faultsWith({})).toEqual({});
});

test("pictures are set in megabytes and the timeout in seconds", () => {
  expect(defaults).toMatchObject({ maxImageBytes: "10", apiTimeoutMs: "300" });
  expect(settingsIn({ ...defaults, maxImageBytes: "2.5", apiTimeoutMs: "1.5" })).toMatchObject({
    maxImageBytes: 2_621_440,
    apiTimeoutMs: 1_500,
  });
});

test.each([
  [{ cooldownSeconds: "-1" }, { cooldownSeconds: "Cooldown must be at least 0." }],
  [{ cooldownSeconds: "" }, { cooldownSeconds: "Cooldown must be a whole number." }],
  [{ cooldownSeconds: "1.5" }, { cooldownSeconds: "Cooldown must be a whole number." }],
  [{ costMultiplier: "twice" }, { costMultiplier: "Cost multiplier must be a number." }],
  [{ costMultiplier: "11" }, { costMultiplier: "Cost multiplier must be at most 10." }],
  [{ maxImageBytes: "51" }, { maxImageBytes: "Largest picture must be at most 50." }],
  [{ apiTimeoutMs: "4000" }, { apiTimeoutMs: "Timeout must be at most 3600." }],
  [{ allowedFormats: "" }, { allowedFormats: "Formats must name at least one format." }],
  [{ maintenanceMessage: "  " }, { maintenanceMessage: "Maintenance message must be 1 to 300 characters long." }],
  [{ promptMaxCharacters: "5" }, { promptMaxCharacters: "Longest prompt must be at least 10." }],
  [
    { promptMinCharacters: "30", promptMaxCharacters: "20" },
    { promptMinCharacters: "The shortest prompt can't be longer than the longest." },
  ],
])("%j is answered %j", (changes, faults) => {
  expect(faultsWith(changes)).toEqual(faults);
});

test.each([
  ["cooldownSeconds", 30, "30 seconds"],
  ["maxImageBytes", 10_485_760, "10 MB"],
  ["costMultiplier", 1.5, "1.5 ×"],
  ["maintenanceMode", true, "On"],
  ["isEmergency", false, "Off"],
  ["allowedFormats", ["glb", "obj"], "glb, obj"],
  ["maintenanceMessage", "Back soon.", "“Back soon.”"],
])("%s as %j reads %s", (name, value, text) => {
  expect(shownValue(name, value)).toBe(text);
});
