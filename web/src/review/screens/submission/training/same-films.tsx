import type { ReviewedTraining } from "@blenda/domain/review/model";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../../../ui/icon.tsx";

/** Films another creator sells already, byte for byte. A flag, not a verdict. */
export function SameFilms({ item: { copies, submission } }: { item: ReviewedTraining }) {
  if (copies.length === 0) return null;
  const titles = new Map(submission.draft.sections.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title])));
  return (
    <section aria-label="Possible copies" className="overflow-hidden rounded-md border border-bad-line bg-surface-1">
      <div className="flex items-center gap-3 border-b border-line bg-bad-soft px-5 py-3">
        <Icon name="triangle-alert" size={20} className="text-bad" />
        <h2 className="type-h3">{copies.length === 1 ? "A film may be a copy" : `${copies.length} films may be copies`}</h2>
      </div>
      <ul className="divide-y divide-line">
        {copies.map(({ lessonId, training }) => (
          <li key={`${lessonId} ${training.id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
            <p className="min-w-0 type-ui">
              <span className="font-semibold">{titles.get(lessonId) || "Untitled lesson"}</span>: the same film as in “{training.title}” by{" "}
              {training.shop}
            </p>
            {training.isPublic && (
              <Link to="/learning/$id" params={{ id: training.id }} target="_blank" className="type-ui text-sky">
                Open
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
