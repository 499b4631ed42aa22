import { changeSettings } from "./change.ts";
import { generator } from "./procedures.ts";
import { findVersion } from "./repository.ts";

export const rollBack = generator.rollBack.handler(({ input: { version }, context, errors }) =>
  changeSettings(context, {
    kind: "rollback",
    action: "generator.rollBack",
    decide: async (_before, tx) => {
      const settings = await findVersion(tx, version);
      if (!settings) throw errors.GENERATOR_VERSION_GONE();
      return settings;
    },
  }),
);
