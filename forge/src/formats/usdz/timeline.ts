import { Quaternion } from "three";
import type { Channel, Model } from "../../model.ts";

export const FRAMES_PER_SECOND = 24;
/** Between two clips, so that none runs into the next. */
const PAUSE_SECONDS = 0.5;

/** USD has one line of time: the clips of a model follow each other on it. */
export interface TimedChannel extends Channel {
  /** Seconds on the line at which the channel's clip begins. */
  begin: number;
}

export function timeline({ clips = [] }: Model): { channels: TimedChannel[]; seconds: number } {
  const channels: TimedChannel[] = [];
  let begin = 0;
  for (const clip of clips) {
    for (const channel of clip.channels) channels.push({ ...channel, begin });
    begin += clip.seconds + PAUSE_SECONDS;
  }
  return { channels, seconds: clips.length > 0 ? begin - PAUSE_SECONDS : 0 };
}

export const frame = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND * 1000) / 1000;

const [one, other] = [new Quaternion(), new Quaternion()];

/** How a channel stands at a moment of its clip. */
export function turnAt({ times, turns }: Channel, seconds: number): Quaternion {
  if (!turns) return one.identity();
  const { from, to, share } = between(times, seconds);
  return one.fromArray(turns, from * 4).slerp(other.fromArray(turns, to * 4), share);
}

export function moveAt({ times, moves }: Channel, seconds: number): [number, number, number] {
  if (!moves) return [0, 0, 0];
  const { from, to, share } = between(times, seconds);
  const along = (k: number) => moves[from * 3 + k] + (moves[to * 3 + k] - moves[from * 3 + k]) * share;
  return [along(0), along(1), along(2)];
}

function between(times: Float32Array, seconds: number): { from: number; to: number; share: number } {
  const next = times.findIndex((time) => time >= seconds);
  if (next <= 0) return { from: next < 0 ? times.length - 1 : 0, to: next < 0 ? times.length - 1 : 0, share: 0 };
  return { from: next - 1, to: next, share: (seconds - times[next - 1]) / (times[next] - times[next - 1] || 1) };
}
