import { readingOf } from "../prompt/reading.ts";
import { answerQuestions } from "./kept-process.ts";
import type { ReadQuestion } from "./read.ts";

answerQuestions(({ prompt, instead }: ReadQuestion) => readingOf(prompt, instead));
