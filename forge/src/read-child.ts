import { readingOf } from "./prompt/reading.ts";
import type { ReadAnswer, ReadQuestion } from "./read.ts";

// Whoever asked is gone.
process.on("disconnect", () => process.exit());

process.on("message", async ({ id, prompt, instead }: ReadQuestion) => {
  const answer: ReadAnswer = { id, reading: await readingOf(prompt, instead) };
  process.send?.(answer);
});
