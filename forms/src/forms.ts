import { readdirSync, readFileSync } from "node:fs";
import type { Forms } from "@blenda/forge/forms";
import { KindTable } from "@blenda/forge/prompt/kinds/kind-table";
import { everyForm } from "./every-form.ts";

export const KINDS_FOLDER = new URL("./kinds/", import.meta.url);

/** Everything the engine is handed: what can be made, what nouns are kinds of, and what the forms' words mean. */
export const forms: Forms = {
  grammars: everyForm,
  kinds: new KindTable(() =>
    readdirSync(KINDS_FOLDER)
      .sort()
      .map((name) => readFileSync(new URL(name, KINDS_FOLDER), "utf8"))
      .join("\n"),
  ),
  meanings: new URL("./meanings.json", import.meta.url),
};
