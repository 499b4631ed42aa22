import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { fbxCompanions } from "../formats/fbx.ts";
import { highPackFiles } from "../formats/high-pack.ts";
import { EXTENSIONS, FORMATS, type Format, writeModel } from "../formats/write.ts";
import { type Generated, type GenerateRequest, generate, NotUnderstood } from "../generate.ts";
import { grammars } from "../grammars/registry.ts";
import { subjectOf } from "../image/form/subject.ts";
import { PAGE_SIZE } from "../poster/picture-sizes.ts";
import { poster } from "../poster/poster.ts";
import { understand } from "../prompt/understand.ts";
import { reported } from "../prompt/understanding.ts";
import { personPath, print } from "./paths.ts";

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
  instead: { type: "string", multiple: true },
  picture: { type: "string" },
} as const;

export async function make(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const prompt = positionals.join(" ");
  const instead = Object.fromEntries((values.instead ?? []).map((choice) => choice.split("=", 2)));
  if (values.understand) {
    const understood = await understand(prompt, grammars, { instead });
    if (!understood) throw new NotUnderstood();
    return print(JSON.stringify(reported(understood), null, 2));
  }
  const request: GenerateRequest = {
    prompt,
    seed: Number(values.seed),
    resolution: values.ultra ? "ultra" : "normal",
    complexity: values.high ? "high" : "normal",
    highPack: values.pack,
    instead,
    subject: values.picture ? await subjectOf(readFileSync(personPath(values.picture))) : undefined,
  };
  const clock = new StepClock();
  const generated = await generate(request, (step) => clock.begin(step));
  const files = await filesOf(generated, formatsOf(values.format), values.poster, clock);
  clock.begin("end");
  const folder = personPath(values.out);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const { understanding, facts } = generated;
  if (values.json) return print(JSON.stringify({ understanding, facts, cpuMs: clock.steps, files: Object.keys(files) }, null, 2));
  for (const sentence of understanding.sentences) print(sentence);
  print(`${facts.triangles} triangles, ${facts.size.join(" × ")} m, ${clock.total()} ms of CPU`);
  for (const name of Object.keys(files)) print(join(folder, name));
}

function formatsOf(list: string): Format[] {
  return list.split(",").map((name) => {
    const format = FORMATS.find((known) => known === name.trim());
    if (!format) throw new Error(`There is no format "${name}": choose from ${FORMATS.join(", ")}.`);
    return format;
  });
}

async function filesOf(
  { model }: Generated,
  formats: readonly Format[],
  hasPoster: boolean,
  clock: StepClock,
): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const format of formats) {
    clock.begin(`write ${format}`);
    files[`${model.name}.${EXTENSIONS[format]}`] = await writeModel(model, format);
  }
  if (formats.includes("fbx")) Object.assign(files, await fbxCompanions(model));
  if (model.lods) Object.assign(files, await highPackFiles(model));
  if (hasPoster) {
    clock.begin("poster");
    files[`${model.name}.webp`] = await poster(model, { size: PAGE_SIZE }, () => {});
  }
  return files;
}

/** CPU milliseconds per named step. */
class StepClock {
  readonly steps: Record<string, number> = {};
  private current: string | null = null;
  private since = process.cpuUsage();

  begin(step: string): void {
    const { user, system } = process.cpuUsage(this.since);
    if (this.current !== null) this.steps[this.current] = Math.round((this.steps[this.current] ?? 0) + (user + system) / 1000);
    this.current = step;
    this.since = process.cpuUsage();
  }

  total(): number {
    return Object.values(this.steps).reduce((sum, ms) => sum + ms, 0);
  }
}
