import type { Reading, ReadThing } from "@blenda/domain/generation/model";
import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { expect, vi } from "vitest";
import {
  type Commission,
  type Engine,
  type GeneratedModel,
  type GenerationContext,
  NothingGenerated,
} from "../platform/outside/generator/generator.ts";
import { measuredOf } from "../platform/outside/generator/generator-measured.ts";
import { addTokens } from "../tokens/balance/grant.ts";
import { lockAccount } from "../tokens/repository.ts";
import { ROOT, type testApp } from "./app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** Work under way in an engine that does only what the test says. */
export interface StartedGeneration {
  commission: Commission;
  making: GenerationContext;
  finish(changes?: Partial<GeneratedModel>): void;
  fail(why: NothingGenerated["why"]): void;
}

interface Fake extends Pick<Engine, "read" | "draft"> {
  slots?: number;
  name?: string;
}

export function fakeEngine({ slots = 100, name = "fake", read, draft }: Fake = {}) {
  const begun: StartedGeneration[] = [];
  /** A deaf one goes on whatever it is told, as a process does that cannot be reached. */
  const steered = { isDeaf: false };
  const engine: Engine = {
    name,
    outside: null,
    hasHighPack: true,
    slots: () => slots,
    ...(read && { read }),
    ...(draft && { draft }),
    make: (commission, making) =>
      new Promise((resolve, reject) => {
        making.signal.addEventListener("abort", () => void (steered.isDeaf || reject(making.signal.reason)));
        const finish = (changes: Partial<GeneratedModel> = {}) => resolve({ ...generatedFor(commission), ...changes });
        begun.push({ commission, making, finish, fail: (why) => reject(new NothingGenerated(why, "as the test wished")) });
      }),
    look: async () => ({ isGood: true, said: "It is a fake" }),
    tidy: async () => {},
  };
  return { engine, begun, steered };
}

/** A flawless result of whatever was asked for. */
export function generatedFor({
  resolution,
  formats,
  highPack,
  name,
}: Pick<Commission, "resolution" | "formats" | "highPack" | "name">): GeneratedModel {
  const side = resolution === "ultra" ? 2_048 : 1_024;
  const texture = { name: "color", slots: ["baseColorTexture"], width: side, height: side, format: "image/jpeg", bytes: 9, gpuBytes: 9 };
  const model = {
    ...{ path: `${name}.glb`, format: "glb" as const, triangles: 1_200, vertices: 700, meshes: 1, materials: 1, drawCalls: 1 },
    ...{ textures: [texture], uvSets: 1, uvCoverage: 70, uvOverlap: 0, uvOutOfRange: 0, size: { x: 1, y: 1, z: 1 }, upAxis: "y" as const },
    ...{ pivotOffset: 0, unappliedTransforms: 0, openEdges: 0, nonManifoldEdges: 0, isolatedVertices: 0, coincidentVertices: 0 },
    ...{ degenerateFaces: 0, zeroUvFaces: 0, hasNormals: true, hasVertexColors: false, isPbr: true, bones: 0, animations: [], morphs: 0 },
    ...{ extensions: [], names: [] },
  };
  const facts = { name: `${name}.glb`, bytes: 9, sha256: "0".repeat(64), kind: "glb" as const, models: [model] };
  const clean = { level: "info" as const, code: "clean" as const, message: "Nothing is wrong." };
  const inspection = { kind: "glb" as const, facts, findings: [clean], score: 100, specHash: "hash", fingerprints: [] };
  const wanted = [...formats, ...(highPack ? ["pack"] : [])];
  const files = wanted.map((format) => ({ format, name: `${name}.${format}`, bytes: Buffer.from(`the ${format} of ${name}`) }));
  const measured = measuredOf(inspection, { lodTriangles: highPack ? [600, 300] : [], variants: [] });
  return { files, poster: Buffer.from("poster"), stageHue: 200, inspection, ...measured, understood: ["One thing."], cpuMs: 1_500 };
}

export const PROMPT = "a rusty sci-fi crate";

/** What the tool's form sends when nothing was changed. */
export const generationInput = (changes: object = {}) => ({
  prompt: PROMPT,
  resolution: "normal" as const,
  complexity: "normal" as const,
  highPack: false,
  format: "glb",
  key: crypto.randomUUID(),
  ...changes,
});

export async function giveTokens(app: App, userId: string, tokens: number): Promise<void> {
  await app.services.transaction(async (tx) => {
    await lockAccount(tx, userId, app.now());
    await addTokens(tx, { userId, tokens, source: "grant", type: "grant", about: "For a test", at: app.now() });
  });
}

export async function changeSettings(app: App, changes: Partial<Omit<GeneratorSettings, "isEmergency">>): Promise<void> {
  const staff = app.as(ROOT).generator;
  const { version } = await staff.settings();
  await staff.update({ basedOn: version, changes });
}

export async function balanceOf(app: App, userId: string): Promise<{ balance: number; held: number }> {
  const row = await app.db.selectFrom("tokenAccounts").select(["balance", "held"]).where("userId", "=", userId).executeTakeFirst();
  return row ?? { balance: 0, held: 0 };
}

/** Staff hear of alarms by an event: by the time none waits, everything has been told. */
export async function untilStaffAreTold({ db }: App): Promise<void> {
  const waiting = () => db.selectFrom("outbox").select("id").where("name", "=", "generator.alarmed").execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 });
}

/** A thing there is a form for, unless the test says otherwise. */
export const readThing = (asked: string, changes: Partial<ReadThing> = {}): ReadThing => ({
  asked,
  made: asked,
  fit: "exact",
  count: 1,
  colors: [],
  material: null,
  finish: null,
  pattern: null,
  style: null,
  size: null,
  traits: [],
  text: null,
  offers: [],
  relation: null,
  ...changes,
});

export const missingThing = (asked: string, ...offers: string[]): ReadThing => readThing(asked, { made: "", fit: "missing", offers });

export const readingWith = (...things: ReadThing[]): Reading => ({ things, unused: [], sentences: [] });
