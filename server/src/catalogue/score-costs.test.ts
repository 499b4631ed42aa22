import { SCORE_COSTS } from "@blenda/domain/catalogue/constants";
import { FINDINGS } from "@blenda/forge/inspect/inspection";
import { expect, test } from "vitest";

const GROUPS: Record<(typeof SCORE_COSTS)[number]["about"], RegExp> = {
  Geometry: /geometry|vertices|degenerate|manifold|ngons|poles|quads/,
  UVs: /uv/,
  Textures: /texture|material/,
  File: /gltf|draw-calls|names|transforms|size|paths|shown|measured/,
};

test("what people are told about the score is what the file check takes off", () => {
  const warnings = Object.entries(FINDINGS).filter(([, { level }]) => level === "warn");
  const told = SCORE_COSTS.map(({ about, least, most }) => {
    const costs = warnings.filter(([code]) => GROUPS[about].test(code)).map(([, { cost }]) => cost);
    expect([about, Math.min(...costs), Math.max(...costs)]).toEqual([about, least, most]);
    return costs.length;
  });
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(warnings.length);
  expect(Object.values(FINDINGS).every(({ level, cost }) => level !== "info" || cost === 0)).toBe(true);
});
