import type { Work } from "@blenda/domain/portfolio/model";
import { Link } from "@tanstack/react-router";
import { exact } from "../../../lib/text/numbers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TurningModel } from "../../../ui/model-viewer/turning-model.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { useTurning } from "../../../ui/turning.ts";
import { VISIBILITY_WORDS } from "../visibility.ts";

interface Props {
  userId: string;
  work: Work;
  isFirst: boolean;
  /** While works are put in order nothing turns under the pointer. */
  isStill?: boolean;
}

/** The first picture or model of a work. Models turn while they are pointed at. */
export function WorkCard({ userId, work, isFirst, isStill = false }: Props) {
  const [cover] = work.media;
  const hasModel = work.media.some(({ kind }) => kind === "model");
  const { isTurning, whileHeld } = useTurning(cover?.kind === "model" && !isStill);
  return (
    <article className="group/card relative grid content-start gap-2.5" {...whileHeld}>
      <div
        style={stageStyle(cover?.stageHue ?? null)}
        className="relative aspect-4/3 overflow-hidden rounded-sm bg-stage ring-line-strong outline-offset-2 outline-sky transition-shadow group-hover/card:ring-2 group-has-[[data-card-link]:focus-visible]/card:outline-2"
      >
        {cover ? (
          <img
            src={cover.posterUrl ?? cover.url}
            alt=""
            width={cover.width}
            height={cover.height}
            draggable={false}
            loading={isFirst ? "eager" : "lazy"}
            decoding="async"
            className={classNames("absolute inset-0 size-full", cover.kind === "model" ? "object-contain" : "object-cover")}
          />
        ) : (
          <Icon name="brush" size={40} className="absolute inset-0 m-auto text-faint" />
        )}
        {isTurning && cover && <TurningModel url={cover.url} stageHue={cover.stageHue} />}
        <Marks work={work} hasModel={hasModel} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="truncate type-ui font-semibold">
          <Link
            to="/portfolio/$userId"
            params={{ userId }}
            search={{ work: work.id }}
            state={{ staysPut: true }}
            draggable={false}
            preload={false}
            data-card-link
            className="outline-none before:absolute before:inset-0 before:rounded-sm"
          >
            {work.title}
          </Link>
        </h3>
        {work.views > 0 && (
          <p className="inline-flex shrink-0 items-center gap-1 type-small text-muted tabular-nums">
            <Icon name="eye" size={14} />
            {exact(work.views)}
            <span className="sr-only"> {work.views === 1 ? "view" : "views"}</span>
          </p>
        )}
      </div>
    </article>
  );
}

function Marks({ work, hasModel }: { work: Work; hasModel: boolean }) {
  const words = [
    work.visibility !== "public" && VISIBILITY_WORDS[work.visibility].name,
    hasModel && "3D",
    work.media.length > 1 && `${work.media.length} files`,
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  return (
    <ul className="pointer-events-none absolute top-2 left-2 flex gap-1">
      {words.map((word) => (
        <li key={word} className="rounded-xs bg-bg px-2 py-1 type-label text-text tabular-nums">
          {word}
        </li>
      ))}
    </ul>
  );
}
