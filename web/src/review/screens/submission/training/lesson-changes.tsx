import type { ReviewedLesson } from "@blenda/domain/review/course";
import type { DraftLesson } from "@blenda/domain/teaching/model";
import { clockText } from "../../../../lib/text/clock-text.ts";
import { WordDiff } from "../../word-diff.tsx";

const filmText = ({ film }: DraftLesson): string =>
  film ? [film.name, film.seconds === null ? "" : clockText(film.seconds)].filter(Boolean).join(", ") : "No film";
const namesOf = (parts: readonly { name: string }[]): string => parts.map(({ name }) => name).join(", ");

/** What a revision changes of one lesson, before and after. */
export function LessonChanges({ reviewed: { lesson, before, changes } }: { reviewed: ReviewedLesson }) {
  if (changes.length === 0) return null;
  const rows = before
    ? [
        { label: "Title", was: before.title, is: lesson.title },
        { label: "Film", was: filmText(before), is: filmText(lesson) },
        { label: "Text", was: before.body, is: lesson.body },
        { label: "Captions", was: labels(before), is: labels(lesson) },
        { label: "Chapters", was: chapters(before), is: chapters(lesson) },
        { label: "Resources", was: namesOf(before.resources), is: namesOf(lesson.resources) },
        { label: "Checkpoint", was: before.checkpoint?.name ?? "", is: lesson.checkpoint?.name ?? "" },
        { label: "Free preview", was: before.isPreview ? "Yes" : "No", is: lesson.isPreview ? "Yes" : "No" },
      ].filter(({ was, is }) => was !== is)
    : [];
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line bg-sky-soft px-5 py-4">
      <h3 className="type-small text-muted">What changes in this lesson</h3>
      <ul className="grid gap-1">
        {changes.map(({ kind, message }) => (
          <li key={kind} className="type-ui font-semibold">
            {message}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <dl className="grid grid-cols-1 gap-2">
          {rows.map(({ label, was, is }) => (
            <div key={label} className="grid grid-cols-1 gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <dt className="type-ui text-muted">{label}</dt>
              <dd className="min-w-0 type-ui wrap-anywhere">
                <WordDiff before={was} after={is} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const labels = ({ captions }: DraftLesson): string => captions.map(({ label, language }) => label || language).join(", ");
const chapters = (lesson: DraftLesson): string =>
  lesson.chapters.map(({ atSeconds, title }) => `${clockText(atSeconds)} ${title}`).join(", ");
