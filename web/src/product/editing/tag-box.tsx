import { AUTHORING } from "@blenda/domain/authoring/constants";
import { type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useField } from "../../ui/controls/field.tsx";
import { Icon } from "../../ui/icon.tsx";

const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Each word once, and no more than there may be. */
export function addedTags(tags: readonly string[], words: readonly string[]): string[] {
  const fresh = words.map((word) => word.trim().slice(0, AUTHORING.TAG_MOST)).filter(Boolean);
  const all = [...tags, ...fresh];
  const once = all.filter((word, at) => all.findIndex((tag) => isSameTag(tag, word)) === at);
  return once.slice(0, AUTHORING.MOST_TAGS);
}

interface BoxProps {
  tags: readonly string[];
  wrong: readonly string[];
  isLocked: boolean;
  onAdd: (words: readonly string[]) => void;
  onRemove: (tag: string) => void;
}

export function TagBox({ tags, wrong, isLocked, onAdd, onRemove }: BoxProps) {
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
