import { EXAMPLE_PROMPTS } from "@blenda/domain/generation/constants";
import type { ToolRules } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { promptField } from "../../data/request.ts";
import type { RequestDraft } from "../../data/use-request-draft.ts";
import type { DraftState, PromptReading } from "../../data/use-said.ts";
import { DraftView } from "../said/draft-view.tsx";
import { SaidThings } from "../said/said-things.tsx";

const SHOWN = 3;
/** Beside the words there is room for a picture, not for the reason why there is none yet. */
const DRAWABLE: ReadonlySet<DraftState> = new Set(["waiting", "drawn", "refused", "failed"]);

/** What is asked of the words: everything, the name of what a picture shows, or nothing. */
const FIELDS = {
  all: { label: "Describe one object", help: "Shape, material, colour, wear." },
  name: { label: "What is it?", help: "A word or two is enough. The picture does the rest." },
  title: { label: "Describe it (optional)", help: "Becomes its name. The shape comes from the picture." },
} as const;

/** Characters are counted as people see them, and as the rule does. */
const lengthOf = (text: string): number => [...text.trim()].length;

interface Props {
  form: RequestDraft;
  rules: ToolRules;
  said: PromptReading;
  /** On phones the draft stands with the words: the stage is elsewhere. */
  hasDraft: boolean;
}

export function RequestPrompt({ form, rules, said, hasDraft }: Props) {
  const { draft, errors, request } = form;
  const field = promptField(request.source);
  const isCaption = field === "caption";
  const { label, help } = FIELDS[!isCaption ? "all" : request.isFromWords ? "name" : "title"];
  const length = lengthOf(draft[field]);
  const isTooLong = length > rules.promptMaxCharacters;
  return (
    <div className="grid gap-3">
      <Field
        key={field}
        label={label}
        error={errors[field]}
        aside={
          <span className={isTooLong ? "text-bad" : undefined}>
            {length} / {rules.promptMaxCharacters}
          </span>
        }
        help={help}
      >
        <Textarea {...form.control(field)} rows={isCaption ? 2 : 3} className={isCaption ? "min-h-16!" : "min-h-24!"} />
      </Field>
      {request.isFromWords && <SaidThings said={said} note={request.pictureMode === "form" ? generationTexts.asPictured : null} />}
      {hasDraft && DRAWABLE.has(said.draft.state) && <DraftView said={said} />}
      {!isCaption && draft.prompt === "" && (
        <div className="grid gap-1">
          <p className="type-small text-muted">Or start from one of these</p>
          <ul className="grid">
            {EXAMPLE_PROMPTS.slice(0, SHOWN).map((example) => (
              <li key={example}>
                <button
                  type="button"
                  onClick={() => form.set("prompt", example)}
                  className="-mx-2 flex min-h-8 w-[calc(100%+1rem)] items-center rounded-xs px-2 py-1 text-left type-small text-text transition-colors hover:bg-surface-2 disabled:text-faint pointer-coarse:min-h-11"
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
