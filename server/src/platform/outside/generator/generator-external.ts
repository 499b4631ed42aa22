import { setTimeout as sleep } from "node:timers/promises";
import { zipSync } from "fflate";
import { z } from "zod";
import {
  type Commission,
  type Engine,
  type GeneratedFile,
  type GeneratedModel,
  type GenerationContext,
  NothingGenerated,
} from "./generator.ts";
import { type Line, openLine } from "./generator-external-line.ts";
import { measuredOf } from "./generator-measured.ts";

interface Options {
  url: string;
  key: string;
  /** Where its files may lie besides its own address. */
  fileHosts: readonly string[];
  /** How long to wait before asking again how far it is, and before trying again. */
  askEveryMs?: number;
  pauseMs?: number;
  /** Looks at what came; tests that are about the calls have a quicker one. */
  inspector?: typeof inspected;
}

const Started = z.object({ result: z.string().min(1).max(200) });
const Task = z.object({
  status: z.enum(["PENDING", "IN_PROGRESS", "SUCCEEDED", "FAILED", "CANCELED"]),
  progress: z.number().min(0).max(100).catch(0),
  model_urls: z.record(z.string(), z.string()).optional(),
  task_error: z.object({ message: z.string() }).nullish(),
});
type Task = z.infer<typeof Task>;

/** What a task is for, and where it is asked about. */
const PLACES = { preview: "/openapi/v2/text-to-3d", refine: "/openapi/v2/text-to-3d", image: "/openapi/v1/image-to-3d" } as const;
type Kind = keyof typeof PLACES;
/** Each kind's part of the whole way. */
const WAY: Record<Kind, { step: "build" | "bake"; from: number; to: number }> = {
  preview: { step: "build", from: 0.04, to: 0.45 },
  refine: { step: "bake", from: 0.45, to: 0.88 },
  image: { step: "build", from: 0.04, to: 0.88 },
};
const POSTER = { width: 768, height: 576 };
const LIMITS = { cpuSeconds: 120, megabytes: 1_200, niceness: 10 };

/** A hosted generator with Meshy's calls: a task is asked for, then asked after, then its files are fetched. */
export function makeExternalEngine({ url, key, fileHosts, askEveryMs = 5_000, pauseMs = 1_000, inspector = inspected }: Options): Engine {
  const line = openLine({ url, key, fileHosts, pauseMs });

  async function make(commission: Commission, making: GenerationContext): Promise<GeneratedModel> {
    making.progress("read", 0);
    const task = await finishedTask(commission, making);
    making.progress("check", 0.88);
    const files = await fetchFiles(line, task, commission, making);
    making.progress("check", 0.94);
    return inspector(files, making.signal);
  }

  /** Goes on where it stands: a task that another process began is not begun again. */
  async function finishedTask(commission: Commission, making: GenerationContext): Promise<Task> {
    const [kind, id] = knownTask(commission.task) ?? (await begin(firstOf(commission), making));
    const task = await untilDone(kind, id, making);
    if (kind !== "preview") return task;
    const [, refineId] = await begin({ kind: "refine", body: { mode: "refine", preview_task_id: id, enable_pbr: true } }, making);
    return untilDone("refine", refineId, making);
  }

  async function begin({ kind, body }: TaskStart, making: GenerationContext): Promise<[Kind, string]> {
    const { result } = Started.parse(await line.ask(`begin ${kind}`, PLACES[kind], making, body));
    await making.remember(`${kind}:${result}`);
    return [kind, result];
  }

  async function untilDone(kind: Kind, id: string, making: GenerationContext): Promise<Task> {
    const { step, from, to } = WAY[kind];
    for (;;) {
      const task = Task.parse(await line.ask(`look at ${kind}`, `${PLACES[kind]}/${encodeURIComponent(id)}`, making));
      if (task.status === "SUCCEEDED") return task;
      if (task.status === "FAILED" || task.status === "CANCELED")
        throw new NothingGenerated("engine", `the task was ${task.status.toLowerCase()}: ${task.task_error?.message ?? "no reason given"}`);
      making.progress(step, from + (to - from) * (task.progress / 100));
      await sleep(askEveryMs, undefined, { signal: making.signal });
    }
  }

  return {
    name: "external",
    outside: { address: new URL(url).origin, key: masked(key) },
    // Its files come as they are; what we do not make we do not sell.
    hasHighPack: false,
    slots: (maxConcurrent) => maxConcurrent,
    make,
    look: ({ calls, signal }) => line.look("/openapi/v1/balance", calls, signal),
    tidy: async () => {},
  };
}

interface TaskStart {
  kind: Kind;
  body: object;
}

/** It begins at random by itself: the same words give another thing each time. */
function firstOf({ prompt, picture, complexity }: Commission): TaskStart {
  const target_polycount = complexity === "high" ? 100_000 : 30_000;
  if (!picture) return { kind: "preview", body: { mode: "preview", prompt, should_remesh: true, target_polycount } };
  const image_url = `data:image/png;base64,${picture.bytes.toString("base64")}`;
  return {
    kind: "image",
    body: { image_url, enable_pbr: true, should_texture: true, target_polycount },
  };
}

function knownTask(task: string | null): [Kind, string] | null {
  const [, kind, id] = /^(preview|refine|image):(.+)$/.exec(task ?? "") ?? [];
  return kind && id ? [kind as Kind, id] : null;
}

async function fetchFiles(
  line: Line,
  { model_urls: urls = {} }: Task,
  { formats, name }: Commission,
  making: GenerationContext,
): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const format of new Set(["glb", ...formats])) {
    const url = urls[format];
    // The check afterwards says what is missing.
    if (!url) continue;
    const bytes = await line.fetchFile(url, making);
    const materials = format === "obj" && urls.mtl ? await line.fetchFile(urls.mtl, making) : null;
    if (materials) {
      // Side by side, not made smaller: that would hold up everybody else for seconds.
      const together = zipSync({ [`${name}.obj`]: bytes, [`${name}.mtl`]: materials }, { level: 0 });
      files.push({ format, name: `${name}.obj.zip`, bytes: Buffer.from(together) });
    } else files.push({ format, name: `${name}.${format}`, bytes });
  }
  return files;
}

/** Looked at like any upload: in a limited process, believing nothing. */
async function inspected(files: GeneratedFile[], signal: AbortSignal): Promise<GeneratedModel> {
  const glb = files.find(({ format }) => format === "glb");
  if (!glb) throw new NothingGenerated("engine", "there was no glb among the files");
  const { inspect } = await import("@blenda/forge/inspect/inspect");
  const looked = await inspect(glb.bytes, { name: glb.name, pictures: POSTER, limits: LIMITS }, () => {}, signal);
  const { pictures, stageHue, kind, facts, findings, score, specHash, fingerprints } = looked;
  if (!pictures) throw new NothingGenerated("engine", `the model cannot be shown: ${findings.map(({ code }) => code).join(", ")}`);
  const inspection = { kind, facts, findings, score, specHash, fingerprints };
  const measured = measuredOf(inspection, { lodTriangles: [], variants: [] });
  const hue = Math.round(stageHue ?? 0) % 360;
  return { files, poster: pictures.lit, stageHue: hue, inspection, ...measured, understood: [], cpuMs: 0 };
}

/** Enough to tell two keys apart, too little to use one. */
const masked = (key: string): string => (key.length < 12 ? "…" : `${key.slice(0, 4)}…${key.slice(-4)}`);
