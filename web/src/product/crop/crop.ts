import { PHOTO } from "@blenda/domain/account/constants";
import type { Crop } from "@blenda/domain/account/model";

/** A picture as far as cropping is concerned. */
export interface Frame {
  width: number;
  height: number;
  /** How many times as wide as high the crop is; a square without. */
  aspect?: number;
}

/** How close one may come: four times, as long as enough pixels are left for a sharp photo. */
const CLOSEST = 4;

/** Of a crop, its width. */
const largest = ({ width, height, aspect = 1 }: Frame) => Math.min(width, Math.floor(height * aspect));
export const heightOf = ({ size }: Crop, { aspect = 1 }: Frame): number => Math.round(size / aspect);
const smallest = (frame: Frame) => Math.min(largest(frame), Math.max(PHOTO.MIN_CROP_PX, Math.floor(largest(frame) / CLOSEST)));
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The largest there is, in the middle. */
export function firstCrop(frame: Frame): Crop {
  const size = largest(frame);
  const height = heightOf({ x: 0, y: 0, size }, frame);
  return { x: Math.floor((frame.width - size) / 2), y: Math.floor((frame.height - height) / 2), size };
}

/** Moved by so many pixels of the picture, but never beyond its edge. */
export function moveCrop(crop: Crop, dx: number, dy: number, frame: Frame): Crop {
  const { x, y, size } = crop;
  const lowest = frame.height - heightOf(crop, frame);
  return { x: Math.round(between(0, x + dx, frame.width - size)), y: Math.round(between(0, y + dy, lowest)), size };
}

/** 0 shows as much as fits, 1 is as close as it gets. The middle stays where it is, as far as the edges allow. */
export function zoomedTo({ x, y, size }: Crop, closeness: number, frame: Frame): Crop {
  const [most, least] = [largest(frame), smallest(frame)];
  const next = Math.round(most - (most - least) * between(0, closeness, 1));
  const smaller = { x, y, size: next };
  const down = (heightOf({ x, y, size }, frame) - heightOf(smaller, frame)) / 2;
  return moveCrop(smaller, (size - next) / 2, down, frame);
}

export function closenessOf({ size }: Crop, frame: Frame): number {
  const [most, least] = [largest(frame), smallest(frame)];
  return most === least ? 0 : (most - size) / (most - least);
}
