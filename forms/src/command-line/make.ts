import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fbxCompanions } from "@blenda/forge/formats/fbx";
import { EXTENSIONS, type Format } from "@blenda/forge/formats/format-names";
import { highPackFiles } from "@blenda/forge/formats/high-pack";
import { writeModel } from "@blenda/forge/formats/write";
import { type Generated, type GenerateRequest, generate, NotUnderstood } from "@blenda/forge/generate";
import { subjectOf } from "@blenda/forge/image/form/subject";
import { PAGE_SIZE } from "@blenda/forge/poster/picture-sizes";
import { poster } from "@blenda/forge/poster/poster";
import { understand } from "@blenda/forge/prompt/understand";
import { reported } from "@blenda/forge/prompt/understanding";
import { forms } from "../forms.ts";
import type { MakeOptions } from "./make-options.ts";
import { personPath, print } from "./paths.ts";

export async function make({ prompt, formats, seed, instead, ...wishes }: MakeOptions): Promise<void> {
  if (wishes.understand) {
    const understood = await understand(prompt, forms, { instead });
    if (!understood) throw new NotUnderstood();
    return print(JSON.stringify(reported(understood), null, 2));
  }
  const request: GenerateRequest = {
    prompt,
    seed,
    resolution: wishes.ultra ? "ultra" : "normal",
    complexity: wishes.high ? "high" : "normal",
    highPack: wishes.pack,
    instead,
    subject: wishes.picture ? await subjectOf(readFileSync(personPath(wishes.picture))) : undefined,
  };
  const clock = new StepClock();
  const generated = await generate(request, forms, (step) => clock.begin(step));
  const files = await filesOf(generated, formats, wishes.poster, clock);
  clock.begin("end");
  const folder = personPath(wishes.out);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const { understanding, facts } = generated;
  if (wishes.json) return print(JSON.stringify({ understanding, facts, cpuMs: clock.steps, files: Object.keys(files) }, null, 2));
  for (const sentence of understanding.sentences) print(sentence);
  print(`${facts.triangles} triangles, ${facts.size.join(" × ")} m, ${clock.total()} ms of CPU`);
  for (const name of Object.keys(files)) print(join(folder, name));
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
