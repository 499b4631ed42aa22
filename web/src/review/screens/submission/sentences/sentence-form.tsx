import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { SentenceKind } from "@blenda/domain/review/constants";
import { reviewTexts } from "@blenda/domain/review/texts";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Textarea } from "../../../../ui/controls/textarea.tsx";
import { learnSentences } from "../../../data/sentences.ts";

interface Props {
  sentence: { id?: string; kind: SentenceKind; text: string };
  onClose: () => void;
}

/** One sentence of the team's. No form of its own: it stands inside that of the decision, which nothing here may send. */
export function SentenceForm({ sentence: { id, kind, text: before }, onClose }: Props) {
  const [text, setText] = useState(before);
  const [fault, setFault] = useState<string>();
  const { act, isActing } = useAct(api.review.saveSentence, { done: () => reviewTexts.sentenceSaved, learn: learnSentences });
  const save = () => {
    const written = text.trim();
    setFault(written ? undefined : "Please write the sentence.");
    if (written) act({ ...(id && { id }), kind, text: written }, { onSuccess: onClose });
  };
  return (
    <div className="grid gap-2 rounded-sm border border-line p-3">
      <Field label="Sentence" error={fault} help="The whole team can use it.">
        <Textarea
          rows={3}
          value={text}
          maxLength={AUTHORING.REMARK_MOST}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      </Field>
      <div className="flex gap-2">
        <Button size="small" isBusy={isActing} onClick={save}>
          Save sentence
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
