import { answerDrafts } from "@blenda/forge/beforehand/answer-drafts";
import { forms } from "../forms.ts";

answerDrafts(forms);
