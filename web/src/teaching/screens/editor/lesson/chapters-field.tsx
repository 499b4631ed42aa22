import { TEACHING } from "@blenda/domain/teaching/constants";
import { useEffect, useRef, useState } from "react";
import type { Film } from "../../../../learning/parts/use-film.ts";
import { clockText } from "../../../../lib/text/clock-text.ts";
import { useLetterKeys } from "../../../../product/table/letter-keys.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { isPlainKey } from "../../../../ui/keys.ts";
import type { LessonProps } from "./lesson-props.ts";

type Chapter = LessonProps["form"]["fields"]["chapters"][number];

/** In the order of the film, whatever the order they were made in. */
const sorted = (chapters: readonly Chapter[]): Chapter[] => chapters.toSorted((one, other) => one.atSeconds - other.atSeconds);

/** Where the parts of a film begin. "Add" takes the player's place, and so does C. */
export function ChaptersField({ editor, lesson, form, film }: LessonProps & { film: Film }) {
  const { chapters } = form.fields;
  const isReady = lesson.film?.state === "ready" && !editor.isLocked;
  const list = useRef<HTMLOListElement>(null);
  const at = Math.floor(film.seconds);
  const isTaken = chapters.some(({ atSeconds }) => Math.floor(atSeconds) === at);
  const canAdd = isReady && !isTaken && chapters.length < TEACHING.MOST_CHAPTERS;
  const add = () => {
    if (!canAdd) return;
    const next = sorted([...chapters, { atSeconds: at, title: `Chapter ${chapters.length + 1}` }]);
    form.set({ chapters: next });
    const place = next.findIndex(({ atSeconds }) => atSeconds === at);
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>("input")[place]?.select());
  };
  useChapterKey(add);
  const change = (index: number, title: string) =>
    form.set({ chapters: chapters.map((one, n) => (n === index ? { ...one, title } : one)) });
  const current = chapters.findLastIndex(({ atSeconds }) => atSeconds <= film.seconds);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="type-ui">Chapters</h3>
        {isReady && (
          <button
            type="button"
            className="link touch-target type-small tabular-nums aria-disabled:text-faint aria-disabled:no-underline"
            aria-keyshortcuts="c"
            aria-disabled={!canAdd || undefined}
            onClick={add}
          >
            Add at {clockText(at)}
          </button>
        )}
      </div>
      {chapters.length === 0 ? (
        <p className="type-small text-muted">
          {isReady ? "Play the film to where a chapter starts, then add it." : "You can add chapters once the film is here."}
        </p>
      ) : (
        <ol ref={list} aria-label="Chapters" className="divide-y divide-line rounded-sm border border-line">
          {chapters.map((chapter, index) => (
            <li key={chapter.atSeconds} className={classNames("flex items-center gap-2 px-2", index === current && "bg-surface-2")}>
              <button
                type="button"
                aria-label={`Go to ${clockText(chapter.atSeconds)}`}
                className={classNames(
                  "touch-target w-13 shrink-0 text-left type-small tabular-nums hover:text-text",
                  index === current ? "font-semibold text-ember-text" : "text-muted",
                )}
                onClick={() => film.goTo(chapter.atSeconds)}
              >
                {clockText(chapter.atSeconds)}
              </button>
              <ChapterTitle
                title={chapter.title}
                at={chapter.atSeconds}
                isLocked={editor.isLocked}
                onTitle={(title) => change(index, title)}
              />
              {!editor.isLocked && (
                <IconButton
                  icon="x"
                  label={`Remove the chapter ${chapter.title}`}
                  className="size-8!"
                  onClick={() => form.set({ chapters: chapters.filter((one) => one !== chapter) })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** An empty name is not kept: left like that, the last one comes back. */
function ChapterTitle({
  title,
  at,
  isLocked,
  onTitle,
}: {
  title: string;
  at: number;
  isLocked: boolean;
  onTitle: (title: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      aria-label={`Chapter at ${clockText(at)}`}
      value={typed ?? title}
      maxLength={TEACHING.CHAPTER_TITLE_MOST}
      disabled={isLocked}
      className="h-10 min-w-0 flex-1 bg-transparent type-small outline-none focus:text-text"
      onChange={({ target: { value } }) => {
        setTyped(value.trim() ? null : value);
        if (value.trim()) onTitle(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** C, unless the creator is typing or has switched letters off. Before the player, whose C means captions. */
function useChapterKey(add: () => void): void {
  const [areOn] = useLetterKeys();
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "c" || event.shiftKey || !isPlainKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [areOn]);
}
