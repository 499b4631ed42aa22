import type { GeneratorSettings, SettingsVersion } from "@blenda/domain/generator/model";
import { bigint, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const generatorTables = {
  generatorSettings: {
    version: integer(),
    settings: json<GeneratorSettings>(),
    kind: text<SettingsVersion["kind"]>(),
    diff: json<SettingsVersion["diff"]>(),
    authorId: nullable(text()),
    at: instant(),
  },
  generatorNotices: { id: defaulted(bigint()), message: text(), authorId: nullable(text()), at: instant(), until: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    generator: typeof generatorTables;
  }
}
