import { join } from "node:path";

const demo = join(import.meta.dirname, "../../demo");

/** Written by hand: shops, products, trainings. */
export const written = (...parts: string[]): string => join(demo, ...parts);
/** Made from it by `npm run demo:build`. */
export const built = (...parts: string[]): string => join(demo, "built", ...parts);
