import { answerQuestions } from "./kept-process.ts";
import { readingOf } from "./prompt/reading.ts";

answerQuestions((prompt: string) => readingOf(prompt));
