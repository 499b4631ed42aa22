import { withEmergency } from "@blenda/domain/generator/rules";
import { changeSettings } from "./change.ts";
import { generator } from "./procedures.ts";

export const setEmergency = generator.setEmergency.handler(({ input: { isOn, message }, context }) =>
  changeSettings(context, {
    kind: isOn ? "emergency_on" : "emergency_off",
    action: "generator.setEmergency",
    decide: ({ settings }) => withEmergency(settings, isOn, message),
  }),
);
