import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "@blenda/forge/inspect/inspect";
import { sheet } from "@blenda/forge/inspect/test-files";
import { expect, test, vi } from "vitest";
import { BOB, CARA, testApp } from "../../testing/app.ts";
import { addUpload } from "../../testing/creators/authoring.ts";
import type { Present } from "./read-file.ts";
import { startReader } from "./reader.ts";

const app = await testApp();
/** Another creator. */
const TEO = { ...BOB, isCreator: true };
const FILES_EACH = 6;
/** Well above what one of these files takes. */
const CPU_SECONDS = 3;
const TURN_MS = 200;
/** By the clock its time is over by then; at a tenth of its speed a reading has hardly begun. */
const SLOW_MS = 1_000 * CPU_SECONDS + TURN_MS;

/** How long each reading took, by the clock. */
const lastedMs: number[] = [];
/** The real inspection in its limited process, with a limit that is met soon; drawing is another test's business. */
const present: Present = async (file, { name, limits }, progress, signal) => {
  const begun = performance.now();
  const inspection = await inspect(file, { name, limits: { ...limits, cpuSeconds: CPU_SECONDS, patienceSeconds: 600 } }, progress, signal);
  lastedMs.push(performance.now() - begun);
  return { inspection, showing: null };
};

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    try {
      return readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number);
    } catch {
      return [];
    }
  });

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
};

/** Processes of ours stand still for nine tenths of the time, but for those named, until the clock has had its say: to the end it would be the same. */
async function slowToATenth(spared: readonly (number | undefined)[], isOver: () => boolean): Promise<void> {
  const since = new Map<number, number>();
  const isSlow = (pid: number) => {
    if (!since.has(pid)) since.set(pid, performance.now());
    return performance.now() - (since.get(pid) ?? 0) < SLOW_MS;
  };
  while (!isOver()) {
    const slowed = childrenOf(process.pid).filter((pid) => !spared.includes(pid) && isSlow(pid));
    for (const pid of slowed) signal(pid, "SIGSTOP");
    await sleep(0.9 * TURN_MS);
    for (const pid of slowed) signal(pid, "SIGCONT");
    await sleep(0.1 * TURN_MS);
  }
}

/** As busy as a generator, and giving way to everybody as one does. */
function busy(): ChildProcess {
  const generator = spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
  if (generator.pid) setPriority(generator.pid, constants.priority.PRIORITY_LOW);
  return generator;
}

test.skipIf(process.platform !== "linux")(
  "at a tenth of its speed for longer than it may take, beside a busy generator, our reader refuses none of twelve files for time, and shows everybody their place",
  async () => {
    const drafts: { who: typeof CARA; id: string }[] = [];
    for (const who of [CARA, TEO]) drafts.push({ who, id: (await app.as(who).authoring.createDraft({ key: crypto.randomUUID() })).id });
    for (let n = 0; n < FILES_EACH; n++)
      for (const { who, id } of drafts) {
        const uploadId = await addUpload(app, who, `sheet-${n}.glb`, sheet(215, { extras: { of: `${who.id} ${n}` } }));
        await app.as(who).authoring.addFile({ id, uploadId });
      }
    const filesOf = async () =>
      (await Promise.all(drafts.map(({ who, id }) => app.as(who).authoring.draft({ id })))).map(({ files }) => files);
    expect((await filesOf()).flat().every(({ bytes }) => bytes > 2_000_000)).toBe(true);
    expect((await filesOf()).map((files) => files.map(({ place }) => place))).toEqual([
      [1, 3, 5, 7, 9, 11],
      [2, 4, 6, 8, 10, 12],
    ]);
    const generator = busy();
    let isOver = false;
    const slowing = slowToATenth([generator.pid], () => isOver);
    const reader = startReader(app.services, { lookMs: 20, present });
    try {
      await vi.waitFor(async () => expect((await filesOf()).flat().filter(({ state }) => state === "read")).toHaveLength(2 * FILES_EACH), {
        timeout: 500_000,
        interval: 500,
      });
    } finally {
      isOver = true;
      await slowing;
      generator.kill("SIGKILL");
      await reader.stop();
    }
    expect((await filesOf()).flat().filter(({ findings }) => findings.some(({ level }) => level === "block"))).toEqual([]);
    // By the clock each of them would have been refused.
    expect(lastedMs).toHaveLength(2 * FILES_EACH);
    expect(Math.min(...lastedMs)).toBeGreaterThan(CPU_SECONDS * 1_000);
  },
  600_000,
);
