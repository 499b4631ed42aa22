import { withEmergency } from "@blenda/domain/generator/rules";
import { changeSettings } from "./change.ts";
import { generator } from "./procedures.ts";

export const setEmergency = generator.setEmergency.handler(({ input: { isOn, message }, context }) =>
  changeSettings(context, {
    kind: isOn ? "emergency_on" : "emergency_off",
    authorId: context.user.id,
    decide: ({ settings }) => withEmergency(settings, isOn, message),
  }),
);
