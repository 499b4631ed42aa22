import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Shot } from "../model.ts";
import { FILM, filmFrames } from "./film-frames.ts";

const MOST_BYTES = 260_000;
/** Softer from left to right. */
const QUALITIES = [28, 31, 34, 37, 40];

/** H.264 in an MP4 that starts at once: what every browser plays. Without sound, as there is nothing to hear. */
export async function film(product: string, shots: readonly Shot[], target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "blenda-film-"));
  try {
    const whole = join(folder, "whole.mkv");
    const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${FILM.width}x${FILM.height}`, "-r", String(FILM.fps), "-i", "-"];
    await ffmpeg([...raw, "-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", whole], filmFrames(product, shots));
    for (const quality of QUALITIES) {
      const codec = ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", String(quality), "-pix_fmt", "yuv420p"];
      const same = ["-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1", "-movflags", "+faststart"];
      await ffmpeg(["-i", whole, "-an", ...codec, ...same, target]);
      if (statSync(target).size <= MOST_BYTES) return;
    }
    throw new Error(`${target} does not fit into ${MOST_BYTES} bytes`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ffmpeg(args: string[], frames?: AsyncIterable<Uint8Array>): Promise<void> {
  const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(child, "exit");
  for await (const frame of frames ?? []) if (!child.stdin.write(frame)) await once(child.stdin, "drain");
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
