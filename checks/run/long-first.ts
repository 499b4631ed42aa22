// Order of the test files: those that take long come first, so that none of them runs alone at the end while a core is idle.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Which take long can't be seen from their size, and a fresh clone has no times yet. Of neighbours one waits by the clock or for
 * processes it started, and the others compute.
 */
export const LONG = [
  "server/src/authoring/reading/slow-reader.test.ts",
  "forge/src/image/from-picture.test.ts",
  "server/src/adding-a-domain.test.ts",
  "server/src/two-processes.test.ts",
  "forge/src/poster/poster.test.ts",
  "server/src/start-failure.test.ts",
] as const;

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at < 0 ? LONG.length : at;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
