import { TEACHING } from "@blenda/domain/teaching/constants";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { Icon } from "../../../../ui/icon.tsx";

interface Props {
  label: string;
  help: string;
  lines: readonly string[];
  most: number;
  isLocked: boolean;
  error: string | undefined;
  onLines: (lines: string[]) => void;
}

/** One thought for each line. Enter goes on to the next; lines left empty are not kept. */
export function LinesField({ label, help, lines, most, isLocked, error, onLines }: Props) {
  const id = useId();
  /** With the empty one that is being written; the rest is the form's. */
  const [blank, setBlank] = useState(lines.length === 0);
  const list = useRef<HTMLOListElement>(null);
  const shown = blank && lines.length < most ? [...lines, ""] : lines;
  const focus = (at: number) => requestAnimationFrame(() => list.current?.querySelectorAll("input")[at]?.focus());
  const change = (at: number, text: string) => {
    if (text.trim() === "" && at >= lines.length) return;
    if (at >= lines.length) setBlank(false);
    onLines(at < lines.length ? lines.map((line, n) => (n === at ? text : line)) : [...lines, text]);
  };
  const add = () => {
    setBlank(true);
    focus(shown.length === lines.length ? lines.length : shown.length - 1);
  };
  const remove = (at: number) => {
    if (at >= lines.length) return setBlank(false);
    onLines(lines.filter((_, n) => n !== at));
    focus(Math.max(0, at - 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const { value } = event.currentTarget;
    if (event.key === "Enter") {
      event.preventDefault();
      if (at < shown.length - 1) focus(at + 1);
      else if (value.trim() && lines.length < most) add();
    }
    if (event.key === "Backspace" && value === "") {
      event.preventDefault();
      remove(at);
    }
  };
  return (
    <fieldset aria-describedby={`${id}-help${error ? ` ${id}-error` : ""}`} className="grid gap-2">
      <legend className="flex w-full items-baseline justify-between gap-3 type-ui">
        {label}
        <span className="type-small text-muted tabular-nums">
          {lines.length} / {most}
        </span>
      </legend>
      <ol ref={list} className="mt-2 grid gap-2">
        {shown.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <li key={at} className="flex items-center gap-1">
            <Input
              aria-label={`${label}, line ${at + 1}`}
              value={line}
              maxLength={TEACHING.LINE_MOST}
              disabled={isLocked}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => (target.value === "" ? remove(at) : change(at, target.value))}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
            {!isLocked && lines.length > 0 && <IconButton icon="x" label={`Remove line ${at + 1}`} onClick={() => remove(at)} />}
          </li>
        ))}
      </ol>
      {!isLocked && !blank && lines.length < most && (
        <p>
          <button type="button" className="link touch-target inline-flex items-center gap-1 type-small" onClick={add}>
            <Icon name="plus" size={14} />
            Add a line
          </button>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px" />
          {error}
        </p>
      )}
      <p id={`${id}-help`} className="type-small text-muted">
        {help}
      </p>
    </fieldset>
  );
}
