import { parseArgs } from "node:util";
import { FORMATS, type Format } from "@blenda/forge/formats/format-names";

const OPTIONS = {
  out: { type: "string", default: "." },
  format: { type: "string", default: "glb" },
  seed: { type: "string", default: "1" },
  ultra: { type: "boolean", default: false },
  high: { type: "boolean", default: false },
  pack: { type: "boolean", default: false },
  poster: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  understand: { type: "boolean", default: false },
  instead: { type: "string", multiple: true, default: [] as string[] },
  picture: { type: "string" },
} as const;

/** What `forge make` was told. Checked before the engine is loaded, which takes seconds: nobody waits to hear of a slip. */
export function makeOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const prompt = positionals.join(" ").trim();
  if (prompt === "") throw new Error('Say what to make: forge make "a red mug".');
  return { ...values, prompt, formats: formatsOf(values.format), seed: seedOf(values.seed), instead: insteadOf(values.instead) };
}
export type MakeOptions = ReturnType<typeof makeOptions>;

function formatsOf(list: string): Format[] {
  return list.split(",").map((name) => {
    const format = FORMATS.find((known) => known === name.trim());
    if (!format) throw new Error(`There is no format "${name.trim()}": choose from ${FORMATS.join(", ")}.`);
    return format;
  });
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isSafeInteger(seed) || seed < 1) throw new Error(`The seed "${text}" is no whole number above zero.`);
  return seed;
}

function insteadOf(choices: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    choices.map((choice) => {
      const [asked, made] = choice.split("=", 2);
      if (!asked || made === undefined) throw new Error(`"${choice}" is no choice: write --instead elephant=horse.`);
      return [asked, made];
    }),
  );
}
