import type { Extent, Fit } from "./framing.ts";
import { isBlade } from "./slender.ts";

/** Tall things fill a phone's height. Blades may be laid across their picture, which then needs its whole width. */
export const fitOf = (size: Extent): Fit => (size.y >= Math.hypot(size.x, size.z) && !isBlade(size) ? "tall" : "whole");
