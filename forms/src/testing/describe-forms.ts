import { everyForm, formsByFolder } from "../every-form.ts";
import { testClaims } from "./claims.ts";
import { usualSignatures } from "./signature.ts";
import { testSoundness } from "./soundness.ts";
import { testStances } from "./stances.ts";

/** So many files share the tests of every form: one file alone would keep one worker busy for minutes while the others wait. */
export const SHARDS = 16;
const bodies = new Set(formsByFolder.bodies);

/** Tests the forms of one shard, from 1 to `SHARDS`. Neighbours, which cost about the same, go to different ones. */
export function describeForms(shard: number): void {
  const some = everyForm.filter((_, at) => at % SHARDS === shard - 1);
  const usual = usualSignatures();
  testSoundness(some, usual);
  // Animals and people have stances instead, and a table of their own (`bodies.test.ts`).
  testClaims(
    some.filter((form) => !bodies.has(form)),
    usual,
  );
  testStances(some.filter((form) => bodies.has(form)));
}
