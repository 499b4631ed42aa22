import { answerQuestions } from "@blenda/forge/beforehand/kept-process";
import type { ReadQuestion } from "@blenda/forge/beforehand/read";
import { readingOf } from "@blenda/forge/prompt/reading";
import { forms } from "../forms.ts";

answerQuestions(({ prompt, instead }: ReadQuestion) => readingOf(prompt, forms, instead));
