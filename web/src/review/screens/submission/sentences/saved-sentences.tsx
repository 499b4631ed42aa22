import type { SentenceKind } from "@blenda/domain/review/constants";
import type { Sentence } from "@blenda/domain/review/model";
import { reviewTexts } from "@blenda/domain/review/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { Button, buttonStyle } from "../../../../ui/controls/button.tsx";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { menuItemStyle } from "../../../../ui/controls/menu.tsx";
import { Popover } from "../../../../ui/feedback/popover.tsx";
import { learnSentences, sentencesQuery } from "../../../data/sentences.ts";
import { SentenceForm } from "./sentence-form.tsx";

interface Props {
  kind: SentenceKind;
  /** What it is for, in words: names the button. */
  about: string;
  /** What is written so far. */
  text: string;
  onWrite: (text: string) => void;
}

/** What the team writes often about this, one press away; what is written now can be kept for next time. */
export function SavedSentences({ kind, about, text, onWrite }: Props) {
  const { data = [] } = useQuery(sentencesQuery);
  const [open, setOpen] = useState<Sentence | "new" | null>(null);
  const sentences = data.filter((each) => each.kind === kind);
  const written = text.trim();
  return (
    <Popover
      label={`Saved sentences for ${about.toLowerCase()}`}
      title="Saved sentences"
      triggerClass={buttonStyle("quiet", "small")}
      panelClass="absolute right-0 top-full z-10 w-80 max-w-[calc(100vw-3rem)] pt-1"
      isForReading
      trigger="Saved sentences"
    >
      {(close) => (
        <div className="grid gap-2 p-1.5">
          {sentences.length === 0 && (
            <p className="px-2 py-1.5 type-small text-muted">None for this yet. What you save here, the whole team can use.</p>
          )}
          <ul className="max-h-72 overflow-y-auto">
            {sentences.map((sentence) =>
              open !== "new" && open?.id === sentence.id ? (
                <li key={sentence.id}>
                  <SentenceForm sentence={sentence} onClose={() => setOpen(null)} />
                </li>
              ) : (
                <Line
                  key={sentence.id}
                  sentence={sentence}
                  onEdit={() => setOpen(sentence)}
                  onInsert={() => {
                    onWrite(written ? `${written} ${sentence.text}` : sentence.text);
                    close();
                  }}
                />
              ),
            )}
          </ul>
          {open === "new" ? (
            <SentenceForm sentence={{ kind, text: written }} onClose={() => setOpen(null)} />
          ) : (
            <Button size="small" icon="plus" onClick={() => setOpen("new")}>
              {written ? "Save what's written" : "Add a sentence"}
            </Button>
          )}
        </div>
      )}
    </Popover>
  );
}

function Line({ sentence: { id, text }, onEdit, onInsert }: { sentence: Sentence; onEdit: () => void; onInsert: () => void }) {
  const { act, isActing } = useAct(api.review.removeSentence, { done: () => reviewTexts.sentenceRemoved, learn: learnSentences });
  return (
    <li className="flex items-center">
      <button type="button" className={`${menuItemStyle} min-w-0 flex-1 text-left`} onClick={onInsert}>
        <span className="line-clamp-3">{text}</span>
      </button>
      <IconButton icon="pen-line" label={`Edit “${text}”`} onClick={onEdit} />
      <IconButton icon="trash-2" label={`Delete “${text}”`} disabled={isActing} onClick={() => act({ id })} />
    </li>
  );
}
