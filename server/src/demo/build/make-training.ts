import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cuesOf } from "../lessons.ts";
import type { DemoTraining, Shot } from "../model.ts";
import { built } from "../places.ts";
import { builtProduct } from "../port.ts";
import { film } from "./film.ts";
import { stamp } from "./stamp.ts";

/** Raised when the same data would give other films. */
const EDITION = 1;

/** Makes the films of a training that are not there yet or were made from other words. Answers whether there was work. */
export async function makeTraining({ id, cover, sections }: DemoTraining): Promise<boolean> {
  const target = (name: string) => built("trainings", id, name);
  const before: Record<string, string> = existsSync(target("made.json")) ? JSON.parse(readFileSync(target("made.json"), "utf8")) : {};
  const made: Record<string, string> = { cover: stamp(cover) };
  mkdirSync(built("trainings", id), { recursive: true });
  copyFileSync(built("products", cover.product, `${cover.look}.webp`), target("cover.webp"));
  let hasWork = before.cover !== made.cover;
  for (const [section, { lessons }] of sections.entries()) {
    for (const [position, lesson] of lessons.entries()) {
      if (lesson.kind === "text") continue;
      const name = `${id}-${section + 1}-${position + 1}`;
      writeFileSync(target(`${name}.vtt`), captions(lesson.shots));
      const looks = lesson.shots.map(({ look, seconds, turns }) => ({ look, seconds, turns }));
      made[name] = stamp([EDITION, builtProduct(lesson.product).madeFrom, looks]);
      if (made[name] === before[name] && existsSync(target(`${name}.mp4`))) continue;
      hasWork = true;
      await film(lesson.product, lesson.shots, target(`${name}.mp4`));
    }
  }
  writeFileSync(target("made.json"), `${JSON.stringify(made)}\n`);
  return hasWork;
}

function captions(shots: readonly Shot[]): string {
  const cues = cuesOf(shots).map(({ from, to, shot }) => `${clock(from)} --> ${clock(to)}\n${shot.caption}\n`);
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, "0")}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}
