import { type Engine, type GenerationContext, NothingGenerated } from "../../platform/outside/generator/generator.ts";
import { audit } from "../../platform/requests/audit.ts";
import { generation } from "../procedures.ts";
import { pacedCalls } from "../requests/calls.ts";
import { countCalls, latestCalls } from "../requests/calls-repository.ts";
import { currentSettings } from "../settings/in-force.ts";

/** Jobs may be given an hour; the admin who presses "test" is waiting for the answer. */
const MAKE_WITHIN_MS = 30_000;
const LOOK_WITHIN_MS = 10_000;
const SMALLEST = {
  prompt: "a small wooden crate",
  picture: null,
  seed: 1,
  instead: {},
  resolution: "draft",
  complexity: "normal",
  highPack: false,
} as const;

export const provider = generation.provider.handler(async ({ context }) => {
  const { db, now, generator } = context;
  const { main, fallback } = generator;
  const settings = await currentSettings(db);
  const { apiTimeoutMs, apiRetries, apiRequestsPerMinute, apiFallbackEnabled, maxConcurrent } = settings;
  const signal = AbortSignal.timeout(LOOK_WITHIN_MS);
  const { isGood, said } = await main.look({ calls: pacedCalls(context, main.name, apiRequestsPerMinute, signal), signal });
  return {
    name: main.name,
    isExternal: main.outside !== null,
    address: main.outside?.address ?? null,
    key: main.outside?.key ?? null,
    isReachable: isGood,
    said,
    workers: main.slots(maxConcurrent),
    timeoutMs: apiTimeoutMs,
    retries: apiRetries,
    requestsPerMinute: apiRequestsPerMinute,
    requestsThisMinute: await countCalls(db, main.name, now()),
    isFallbackOn: apiFallbackEnabled && fallback !== null,
    calls: await latestCalls(db),
  };
});

/** What an engine outside makes costs money and minutes: of it only its answer and our key are tried. */
export const testProvider = generation.testProvider.handler(async ({ context }) => {
  const { main } = context.generator;
  const { apiTimeoutMs, apiRequestsPerMinute } = await currentSettings(context.db);
  const signal = AbortSignal.timeout(main.outside ? LOOK_WITHIN_MS : Math.min(apiTimeoutMs, MAKE_WITHIN_MS));
  const calls = pacedCalls(context, main.name, apiRequestsPerMinute, signal);
  const making: GenerationContext = { progress: () => {}, remember: async () => {}, calls, timeoutMs: apiTimeoutMs, retries: 0, signal };
  const began = performance.now();
  const tried = main.outside ? main.look(making) : calls.make("test", () => makeSmallest(main, making));
  const { isGood, said } = await tried.catch((error: unknown) => ({ isGood: false, said: saidBy(error) }));
  const done = { action: "generation.testProvider", target: { kind: "generator", id: main.name }, after: { isGood, said } };
  await context.transaction((tx) => audit(tx, context, done));
  return { isGood, said, ms: Math.round(performance.now() - began) };
});

async function makeSmallest(engine: Engine, making: GenerationContext): Promise<{ isGood: boolean; said: string }> {
  const { facts } = await engine.make({ ...SMALLEST, formats: ["glb"], name: "test", task: null }, making);
  return { isGood: true, said: `It made a model of ${facts.triangles} triangles` };
}

const saidBy = (error: unknown): string => (error instanceof NothingGenerated ? error.message : "It did not answer in time");
