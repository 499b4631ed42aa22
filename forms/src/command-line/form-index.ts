import { globSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { Grammar } from "@blenda/forge/grammar/grammar";

const SOURCES = join(import.meta.dirname, "..");
export const INDEX_FILE = join(SOURCES, "every-form.ts");
/** Everything else in `src` holds forms, or pieces of forms. */
const NO_FORMS = /^(command-line|processes|testing)\/|^(cli|forms|every-form)\.ts$|\.test\.ts$/;

interface Family {
  path: string;
  /** What it exports its form or its list of forms as. */
  name: string;
  isList: boolean;
}

/** The index of every form there is, found by looking into each file: nobody lists them. */
export async function formIndex(): Promise<string> {
  const paths = globSync("**/*.ts", { cwd: SOURCES }).map((path) => path.replaceAll(sep, "/"));
  const families: Family[] = [];
  for (const path of paths.filter((each) => !NO_FORMS.test(each)).sort()) {
    const exported = Object.entries((await import(join(SOURCES, path))) as Record<string, unknown>);
    for (const [name, value] of exported.sort())
      if (isForm(value)) families.push({ path, name, isList: false });
      else if (Array.isArray(value) && value.length > 0 && value.every(isForm)) families.push({ path, name, isList: true });
  }
  return written(families);
}

function isForm(value: unknown): value is Grammar {
  return typeof value === "object" && value !== null && "id" in value && "metresPerUnit" in value && "build" in value;
}

function written(families: readonly Family[]): string {
  const isTaken = (name: string) => families.filter((each) => each.name === name).length > 1;
  const named = families.map((family) => ({ ...family, alias: isTaken(family.name) ? longName(family) : family.name }));
  const folders = Map.groupBy(named, ({ path }) => path.split("/")[0] ?? "");
  return [
    "// Written by `npx forge learn`, which finds the forms by itself; a test says when it is behind.",
    'import type { Grammar } from "@blenda/forge/grammar/grammar";',
    ...named.map(({ path, name, alias }) => `import { ${alias === name ? name : `${name} as ${alias}`} } from "./${path}";`),
    "",
    "/** Everything that can be made, by the folder it is written in. */",
    "export const formsByFolder = {",
    ...[...folders].flatMap(([folder, within]) => [
      `  ${folder}: [`,
      ...within.map(({ alias, isList }) => `    ${isList ? "..." : ""}${alias},`),
      "  ],",
    ]),
    "} satisfies Record<string, readonly Grammar[]>;",
    "",
    "export const everyForm: readonly Grammar[] = Object.values(formsByFolder).flat();",
    "",
  ].join("\n");
}

/** `legends` of fantasy and `legends` among the animals are told apart by where they stand. */
function longName({ path, name }: Family): string {
  const words = [...dirname(path).split(/[/-]/), name];
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
}
