import { PHOTO } from "@blenda/domain/account/constants";
import type { Crop } from "@blenda/domain/account/model";

/** A picture as far as cropping is concerned. */
interface Frame {
  width: number;
  height: number;
}

/** How close one may come: four times, as long as enough pixels are left for a sharp photo. */
const CLOSEST = 4;

const largest = ({ width, height }: Frame) => Math.min(width, height);
const smallest = (frame: Frame) => Math.min(largest(frame), Math.max(PHOTO.MIN_CROP_PX, Math.floor(largest(frame) / CLOSEST)));
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The largest square, in the middle. */
export function firstCrop(frame: Frame): Crop {
  const size = largest(frame);
  return { x: Math.floor((frame.width - size) / 2), y: Math.floor((frame.height - size) / 2), size };
}

/** Moved by so many pixels of the picture, but never beyond its edge. */
export function moved({ x, y, size }: Crop, dx: number, dy: number, { width, height }: Frame): Crop {
  return { x: Math.round(between(0, x + dx, width - size)), y: Math.round(between(0, y + dy, height - size)), size };
}

/** 0 shows as much as fits, 1 is as close as it gets. The middle stays where it is, as far as the edges allow. */
export function zoomedTo({ x, y, size }: Crop, closeness: number, frame: Frame): Crop {
  const [most, least] = [largest(frame), smallest(frame)];
  const next = Math.round(most - (most - least) * between(0, closeness, 1));
  return moved({ x, y, size: next }, (size - next) / 2, (size - next) / 2, frame);
}

export function closenessOf({ size }: Crop, frame: Frame): number {
  const [most, least] = [largest(frame), smallest(frame)];
  return most === least ? 0 : (most - size) / (most - least);
}
