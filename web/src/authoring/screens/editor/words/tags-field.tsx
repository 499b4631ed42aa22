import { AUTHORING } from "@blenda/domain/authoring/constants";
import { claimsAgainst, suggestedTags } from "@blenda/domain/authoring/rules";
import { type KeyboardEvent, useRef, useState } from "react";
import { FieldFrame, FieldName } from "../../../../product/editing/field-frame.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Field, useField } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Words to be found by. Those the file contradicts are red at once, with the way to take them out. */
export function TagsField({ editor }: { editor: ProductEditor }) {
  const { draft, fields, set, isLocked } = editor;
  const { tags } = fields;
  const against = claimsAgainst(tags, draft.facts);
  const offered = isLocked || tags.length >= AUTHORING.MOST_TAGS ? [] : suggestedTags(draft.facts, tags);
  const add = (words: readonly string[]) => {
    const fresh = words.map((word) => word.trim().slice(0, AUTHORING.TAG_MOST)).filter(Boolean);
    const all = [...tags, ...fresh];
    const once = all.filter((word, at) => all.findIndex((tag) => isSameTag(tag, word)) === at);
    set({ tags: once.slice(0, AUTHORING.MOST_TAGS) });
  };
  const remove = (tag: string) => set({ tags: tags.filter((each) => each !== tag) });
  return (
    <FieldFrame editor={editor} field="tags">
      <Field
        label={
          <FieldName editor={editor} field="tags">
            Tags
          </FieldName>
        }
        aside={`${tags.length} / ${AUTHORING.MOST_TAGS}`}
      >
        <TagBox tags={tags} wrong={against.map(({ tag }) => tag)} isLocked={isLocked} onAdd={add} onRemove={remove} />
      </Field>
      {against.map(({ tag, why }) => (
        <p key={tag} role="alert" className="mt-2 flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px shrink-0" />
          <span>
            {why}.{" "}
            {!isLocked && (
              <button type="button" className="link" onClick={() => remove(tag)}>
                Remove “{tag}”
              </button>
            )}
          </span>
        </p>
      ))}
      {offered.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-muted">
          From your file:
          {offered.map((tag) => (
            <button key={tag} type="button" className="link touch-target inline-flex items-center gap-1" onClick={() => add([tag])}>
              <Icon name="plus" size={14} />
              {tag}
            </button>
          ))}
        </p>
      )}
    </FieldFrame>
  );
}

interface BoxProps {
  tags: readonly string[];
  wrong: readonly string[];
  isLocked: boolean;
  onAdd: (words: readonly string[]) => void;
  onRemove: (tag: string) => void;
}

function TagBox({ tags, wrong, isLocked, onAdd, onRemove }: BoxProps) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    onAdd(text.split(","));
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if ((event.key === "Enter" || event.key === ",") && typed.trim()) {
      event.preventDefault();
      take(typed);
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) {
      event.preventDefault();
      onRemove(last);
    }
  };
  return (
    <div
      className={classNames(
        "flex min-h-11 flex-wrap items-center gap-1.5 rounded-sm border bg-bg px-2 py-1.5 focus-within:ring-3 focus-within:ring-sky-soft",
        wrong.length > 0 ? "border-bad" : "border-control-line focus-within:border-sky",
        isLocked && "bg-surface-2",
      )}
    >
      {tags.map((tag) => (
        <span
          key={tag}
          className={classNames(
            "inline-flex h-7 items-center gap-1 rounded-xs pl-2 type-label",
            isLocked && "pr-2",
            wrong.includes(tag) ? "bg-bad-soft text-bad" : "bg-surface-2 text-text",
          )}
        >
          {tag}
          {!isLocked && (
            <button
              type="button"
              aria-label={`Remove tag ${tag}`}
              className="grid size-7 place-items-center rounded-xs hover:bg-surface-3"
              onClick={() => {
                onRemove(tag);
                input.current?.focus();
              }}
            >
              <Icon name="x" size={14} />
            </button>
          )}
        </span>
      ))}
      <input
        ref={input}
        {...useField()}
        value={typed}
        disabled={isLocked || tags.length >= AUTHORING.MOST_TAGS}
        maxLength={AUTHORING.TAG_MOST}
        placeholder={tags.length === 0 ? "Enter after each" : undefined}
        enterKeyHint="done"
        className="h-7 min-w-24 flex-1 bg-transparent px-1 text-base outline-none placeholder:text-faint md:text-[0.9375rem]"
        onChange={({ target }) => (target.value.includes(",") ? take(target.value) : setTyped(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => typed.trim() && take(typed)}
      />
    </div>
  );
}
