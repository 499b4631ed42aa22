import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { ReviewField } from "@blenda/domain/review/constants";
import type { ReviewItem } from "@blenda/domain/review/model";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { VerdictState } from "../../data/use-verdict.ts";
import { aboutText, fieldText } from "../about-text.ts";
import { SavedSentences } from "./sentences/saved-sentences.tsx";

interface Props {
  item: ReviewItem;
  state: VerdictState;
  fault: string | undefined;
  /** Fields that can still be commented on. */
  offered: readonly ReviewField[];
}

/** Comments, each on its field or lesson; the creator reads them there. */
export function CommentFields({ item, state, fault, offered }: Props) {
  const { verdict, comment, write, drop } = state;
  const box = useRef<HTMLDivElement>(null);
  const count = verdict.comments.length;
  const before = useRef(0);
  const isEmpty = verdict.comments.at(-1)?.text === "";
  // A reviewer who adds a comment goes on typing it; one that was kept over a reload takes no focus.
  useEffect(() => {
    if (count > before.current && isEmpty) [...(box.current?.querySelectorAll("textarea") ?? [])].at(-1)?.focus();
    before.current = count;
  }, [count, isEmpty]);
  return (
    <div ref={box} data-part="comments" className="grid gap-2">
      <p className="type-small text-muted">
        {item.itemType === "product" ? "Comments on fields, at least one" : "Comments on fields or lessons, at least one"}
      </p>
      {verdict.comments.map(({ text, ...about }) => (
        <div
          key={`${about.field} ${about.lessonId}`}
          className="relative rounded-sm border border-line-strong bg-bg focus-within:border-sky"
        >
          <label className="grid gap-1 p-3">
            <span className="type-label text-ember-text">{aboutText(item, about)}</span>
            <textarea
              value={text}
              rows={2}
              maxLength={AUTHORING.REMARK_MOST}
              data-comment={about.lessonId ?? about.field}
              placeholder="What should change?"
              onChange={({ target }) => write(about, target.value)}
              className="field-sizing-content min-h-10 w-full resize-none bg-transparent type-ui outline-none placeholder:text-faint"
            />
          </label>
          <div className="flex justify-end px-1 pb-1">
            <SavedSentences kind={about.field} about={aboutText(item, about)} text={text} onWrite={(next) => write(about, next)} />
          </div>
          <IconButton
            icon="x"
            label={`Remove the comment on ${aboutText(item, about).toLowerCase()}`}
            className="absolute top-0.5 right-0.5 size-8"
            onClick={() => drop(about)}
          />
        </div>
      ))}
      {fault && (
        <p role="alert" className="flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px" />
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {offered.map((field) => (
          <Button key={field} size="small" icon="plus" onClick={() => comment({ field, lessonId: null })}>
            {fieldText(item.itemType, field)}
          </Button>
        ))}
      </div>
    </div>
  );
}
