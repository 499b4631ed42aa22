import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { changeSettings } from "./change.ts";
import { generator } from "./procedures.ts";

export const reset = generator.reset.handler(({ context }) =>
  changeSettings(context, { kind: "reset", action: "generator.reset", decide: () => DEFAULT_SETTINGS }),
);
