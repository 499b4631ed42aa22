// One piece of the forge's work in a process of its own, so that its CPU time and memory are its own. Used by forge.ts.
import { writeModel } from "../forge/src/formats/write.ts";
import { generate } from "../forge/src/generate.ts";
import { examine } from "../forge/src/inspect/examine.ts";
import { CARD_SIZE } from "../forge/src/poster/picture-sizes.ts";
import { poster } from "../forge/src/poster/poster.ts";

export type Job =
  | { kind: "make"; prompt: string; resolution: "normal" | "ultra"; hasPoster: boolean }
  | { kind: "inspect"; path: string; name: string };

/** CPU seconds of the work, start of the process included; the largest it ever was, in megabytes. */
export interface Measured {
  seconds: number;
  megabytes: number;
  posterSeconds: number;
}

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

process.once("message", async (job: Job) => {
  const measured: Measured = { seconds: 0, megabytes: 0, posterSeconds: 0 };
  const stop = () => {
    measured.seconds = cpuSeconds();
    measured.megabytes = process.resourceUsage().maxRSS / 1024;
  };
  if (job.kind === "inspect") {
    await examine({ path: job.path, name: job.name }, () => {});
    stop();
  } else {
    const { prompt, resolution } = job;
    const { model } = await generate({ prompt, resolution, complexity: "normal", highPack: false });
    await writeModel(model, "glb");
    stop();
    if (job.hasPoster) await poster(model, { size: CARD_SIZE }, () => {});
    measured.posterSeconds = cpuSeconds() - measured.seconds;
  }
  process.send?.(measured, () => process.disconnect?.());
});
