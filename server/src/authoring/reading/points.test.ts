import { FINDING_POINTS } from "@blenda/domain/catalogue/constants";
import { FINDINGS } from "@blenda/forge/inspect/inspection";
import { expect, test } from "vitest";

test("what people are told a finding costs is what it costs", () => {
  const warnings = Object.entries(FINDINGS).filter(([, { level }]) => level === "warn");
  expect(FINDING_POINTS).toEqual(Object.fromEntries(warnings.map(([code, { cost }]) => [code, cost])));
  for (const [code, { level, cost }] of Object.entries(FINDINGS)) if (level === "info") expect(cost, code).toBe(0);
});
