// What the forge promises, measured: time and memory of every tenth form (--every 1: of all, more than two hours), posters, a model of a million triangles; with --odd two
// hundred odd prompts, with --mutations a thousand damaged uploads, with --everyday how many everyday prompts have a form of their own.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeDrafter } from "../forge/src/beforehand/draft.ts";
import { writeModel } from "../forge/src/formats/write.ts";
import { generate, NotUnderstood } from "../forge/src/generate.ts";
import { inspect } from "../forge/src/inspect/inspect.ts";
import { sheet } from "../forge/src/inspect/test-files.ts";
import { mutate, SOUND, soundExports } from "../forge/src/inspect/test-mutations.ts";
import { CARD_SIZE } from "../forge/src/poster/picture-sizes.ts";
import { produce } from "../forge/src/produce.ts";
import { oddPrompts } from "../forge/src/prompt/test-odd-prompts.ts";
import { forms as known } from "../forms/src/forms.ts";
import { PROGRAMS } from "../forms/src/processes/programs.ts";
import { judgedPrompts } from "./forge-everyday.ts";
import type { InspectionCost, Job } from "./forge-inspection.ts";

const PROMISED = { medianSeconds: 5, nineteenOfTwentySeconds: 8, draftSeconds: 2, megabytes: 600, ultraRatio: 4, posterSeconds: 3 };
const LIMITS = { cpuSeconds: 60, megabytes: 1200 };
const LARGE_FILE = { cells: 708, seconds: 8, megabytes: 1200 };
const ULTRA_FORMS = ["crate", "tree", "car", "vase"];
const ODD_PROMPTS = 200;
const EVERYDAY = { notExact: 20, wrong: 2 };
const MUTATIONS = 1000;
const MUTATION_SECONDS = 20;

const { values } = parseArgs({
  options: {
    odd: { type: "boolean" },
    mutations: { type: "boolean" },
    everyday: { type: "boolean" },
    every: { type: "string", default: "10" },
    list: { type: "string", default: join(import.meta.dirname, "everyday.tsv") },
  },
});
if (values.everyday) await everyday(values.list);
else if (values.odd) await odd();
else if (values.mutations) await mutations();
else {
  await forms();
  await largeFile();
}

/** Reads every prompt of the list and makes none. */
async function everyday(list: string): Promise<void> {
  const judged = await judgedPrompts(list, known);
  const share = (verdict: string) => (100 * judged.filter((each) => each.verdict === verdict).length) / judged.length;
  for (const { prompt, why } of judged.filter(({ verdict }) => verdict === "wrong")) console.log(`wrong   ${prompt}: ${why}`);
  const missing = Map.groupBy(
    judged.flatMap(({ missing: nouns }) => nouns),
    (noun) => noun,
  );
  const byNeed = [...missing]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([noun, all]) => (all.length > 1 ? `${noun} (${all.length})` : noun));
  console.log(`missing ${byNeed.join(", ")}`);
  console.log(
    `${judged.length} prompts: ${["exact", "offered", "wrong"].map((verdict) => `${share(verdict).toFixed(1)} % ${verdict}`).join(", ")}`,
  );
  promise("everyday prompts without a form of their own", 100 - share("exact"), EVERYDAY.notExact, "%");
  promise("everyday prompts read wrongly", share("wrong"), EVERYDAY.wrong, "%");
}

function promise(what: string, measured: number, most: number, unit: string): void {
  const isKept = measured <= most;
  console.log(`${isKept ? "kept  " : "BROKEN"}  ${what}: ${measured.toFixed(1)} ${unit}, promised ${most} ${unit}`);
  if (!isKept) process.exitCode = 1;
}

/** As the product makes it: in a limited process, all files, poster and inspection. */
async function make(prompt: string, resolution: "normal" | "ultra") {
  const request = { prompt, resolution, seed: 1, complexity: "normal", highPack: false, picture: null } as const;
  const { took } = await produce(PROGRAMS.produce, { ...request, formats: ["glb"], name: "thing", poster: CARD_SIZE }, LIMITS, () => {});
  return { seconds: took.modelMs / 1000, posterSeconds: took.posterMs / 1000, megabytes: took.megabytes };
}

async function forms(): Promise<void> {
  console.log("form            CPU s      MB   poster s   draft s");
  const ids = known.grammars.map(({ id }) => id).sort();
  // As the product draws: in a process that is kept.
  const drafter = makeDrafter(PROGRAMS.draft, { ...LIMITS, megabytes: PROMISED.megabytes });
  const rows: (Awaited<ReturnType<typeof make>> & { draftSeconds: number })[] = [];
  for (const id of ids.filter((_, at) => at % Number(values.every) === 0)) {
    const made = await make(id, "normal");
    const drawn = await drafter.draw({ prompt: id, seed: 1, complexity: "normal", instead: {} });
    const row = { ...made, draftSeconds: (drawn?.cpuMs ?? 0) / 1000 };
    rows.push(row);
    const [seconds, posterSeconds] = [row.seconds.toFixed(1).padStart(5), row.posterSeconds.toFixed(1).padStart(8)];
    const columns = [id.padEnd(14), seconds, row.megabytes.toFixed(0).padStart(7), posterSeconds, row.draftSeconds.toFixed(1).padStart(9)];
    console.log(columns.join(" "));
  }
  const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b);
  const seconds = sorted(rows.map((row) => row.seconds));
  const drafts = sorted(rows.map((row) => row.draftSeconds));
  promise("median of a normal job", quantile(seconds, 0.5), PROMISED.medianSeconds, "s");
  promise("nineteen of twenty normal jobs", quantile(seconds, 0.95), PROMISED.nineteenOfTwentySeconds, "s");
  promise("median of a draft", quantile(drafts, 0.5), PROMISED.draftSeconds, "s");
  promise("largest normal job", Math.max(...rows.map(({ megabytes }) => megabytes)), PROMISED.megabytes, "MB");
  promise("slowest poster", Math.max(...rows.map(({ posterSeconds }) => posterSeconds)), PROMISED.posterSeconds, "s");
  for (const id of ULTRA_FORMS) {
    const normal = await make(id, "normal");
    const ultra = await make(id, "ultra");
    promise(`${id}, ultra beside normal`, ultra.seconds / normal.seconds, PROMISED.ultraRatio, "times");
  }
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function examined(job: Job): Promise<InspectionCost> {
  const child = fork(join(import.meta.dirname, "forge-inspection.ts"));
  child.send(job);
  return new Promise((resolve, reject) => {
    child.once("message", (measured: InspectionCost) => resolve(measured));
    child.once("exit", (code) => code !== 0 && reject(new Error(`${job.name} ended with ${code}`)));
  });
}

async function largeFile(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-forge-"));
  const path = join(folder, "large.glb");
  writeFileSync(path, sheet(LARGE_FILE.cells));
  const { seconds, megabytes } = await examined({ path, name: "large.glb" });
  promise("inspection of a million triangles", seconds, LARGE_FILE.seconds, "s");
  promise("its memory", megabytes, LARGE_FILE.megabytes, "MB");
  const { findings, facts } = await inspect(path, { name: "large.glb" }, () => {});
  promise("blocking findings of that file", findings.filter(({ level }) => level === "block").length, 0, "");
  console.log(`        ${facts.models[0]?.triangles} triangles, ${findings.map(({ code }) => code).join(", ")}`);
  rmSync(folder, { recursive: true });
}

async function odd(): Promise<void> {
  let [valid, refused, broken] = [0, 0, 0];
  for (const [at, prompt] of oddPrompts(ODD_PROMPTS).entries()) {
    try {
      const { model } = await generate({ prompt, resolution: "draft", complexity: "normal", highPack: false }, known);
      // The writer asks the format's own validator and throws at the first error or warning.
      await writeModel(model, "glb");
      valid++;
    } catch (error) {
      if (error instanceof NotUnderstood) refused++;
      else {
        broken++;
        console.log(`prompt ${at} ${JSON.stringify(prompt.slice(0, 100))}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  console.log(`${ODD_PROMPTS} odd prompts: ${valid} valid models, ${refused} clear refusals`);
  promise("crashes and invalid models", broken, 0, "");
}

async function mutations(): Promise<void> {
  const files = [...SOUND, ...(await soundExports())];
  const codes = new Map<string, number>();
  let [without, slowest] = [0, 0];
  for (let seed = 0; seed < MUTATIONS; seed++) {
    const [name, bytes] = files[seed % files.length] ?? ["", Buffer.alloc(0)];
    const began = performance.now();
    const { findings } = await inspect(mutate(bytes, seed), { name, limits: { cpuSeconds: MUTATION_SECONDS } }, () => {});
    slowest = Math.max(slowest, (performance.now() - began) / 1000);
    if (findings.length === 0) without++;
    for (const { code } of findings.slice(0, 1)) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  console.log([...codes].map(([code, count]) => `${code} ${count}`).join(", "));
  promise(`damaged uploads of ${MUTATIONS} without a finding`, without, 0, "");
  promise("the longest one took", slowest, MUTATION_SECONDS + 1, "s");
  promise("readers that fell over", codes.get("crashed") ?? 0, 0, "");
}
