// Ground of a step: what all its files depend on besides what each of them loads.
import type { EnvironmentHash } from "./memory.ts";
import { digest, type Sources } from "./sources.ts";
import type { Step } from "./steps.ts";

/** Packages and the tests' own ways: all steps stand on them. */
const COMMON = /(^|\/)package(-lock)?\.json$|^checks\/run\/|^tsconfig\.base\.json$/;
const ENVIRONMENT = /^(TEST_(?!RECORDS)|LANG$|LC_|TZ$)/;

export const isGroundOf = ({ isGround }: Step, path: string): boolean => COMMON.test(path) || isGround?.(path) === true;

export function groundOf(sources: Sources, step: Step): EnvironmentHash {
  const { version, platform, arch, env } = process;
  const around = Object.entries({ ...env, ...step.env }).filter(([name]) => ENVIRONMENT.test(name));
  const files = sources.hashOf((path) => isGroundOf(step, path));
  return { name: step.name, hash: digest(...step.run, version, platform, arch, JSON.stringify(around.sort()), files) };
}
