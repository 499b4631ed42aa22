import { answerQuestions } from "./kept-process.ts";
import { readingOf } from "./prompt/reading.ts";
import type { ReadQuestion } from "./read.ts";

answerQuestions(({ prompt, instead }: ReadQuestion) => readingOf(prompt, instead));
