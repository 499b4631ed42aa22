import { hasSaneBounds } from "@blenda/domain/generator/rules";
import { changeSettings } from "./change.ts";
import { generator } from "./procedures.ts";

export const update = generator.update.handler(({ input: { basedOn, changes }, context, errors }) =>
  changeSettings(context, {
    kind: "update",
    action: "generator.update",
    decide: ({ version, settings }) => {
      if (basedOn !== version) throw errors.GENERATOR_SETTINGS_CHANGED();
      const after = { ...settings, ...given(changes) };
      if (!hasSaneBounds(after)) throw errors.GENERATOR_PROMPT_BOUNDS();
      return after;
    },
  }),
);

/** What is absent stays as it was. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
