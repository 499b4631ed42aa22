import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { stageStyle } from "../../ui/stage-style.ts";
import { GEM_REACH, gemFacets } from "./gem.ts";

const facets = gemFacets();
const frame = `${-GEM_REACH * 1.1} ${-GEM_REACH * 1.1} ${GEM_REACH * 2.2} ${GEM_REACH * 2.2}`;

interface Props {
  /** The picture it is made from or after; without one, a stone stands for what has no shape yet. */
  pictureUrl: string | null;
  stageHue: number | null;
  /** How far the line has come; null before it began. */
  percent: number | null;
  /** On the line. */
  word?: string;
}

/** What is being made fills in behind a line that stands where the work really is. */
export function Scan({ pictureUrl, stageHue, percent, word }: Props) {
  const done = percent ?? 0;
  return (
    <div
      aria-hidden="true"
      style={stageStyle(stageHue)}
      className="relative aspect-4/3 overflow-hidden bg-stage md:aspect-3/2 md:rounded-md xl:aspect-auto xl:min-h-80 xl:flex-1"
    >
      <Layer>{pictureUrl ? <Picture url={pictureUrl} className="opacity-25 grayscale" /> : <Wires />}</Layer>
      {percent !== null && (
        <>
          <div className="absolute inset-0 transition-[clip-path] duration-(--base)" style={{ clipPath: `inset(0 ${100 - done}% 0 0)` }}>
            <Layer>{pictureUrl ? <Picture url={pictureUrl} /> : <Body />}</Layer>
          </div>
          <div className="absolute inset-y-0 w-0.5 bg-ember transition-[left] duration-(--base)" style={{ left: `${done}%` }}>
            {word && (
              <span
                className={classNames(
                  "absolute top-4 rounded-xs bg-ember px-2 py-1 type-label whitespace-nowrap text-on-ember tabular-nums",
                  done < 60 ? "left-2" : "right-2",
                )}
              >
                {word} {done}%
              </span>
            )}
          </div>
        </>
      )}
    </div>
  );
}

const Layer = ({ children }: { children: ReactNode }) => <div className="absolute inset-0 grid place-items-center p-8">{children}</div>;

const Picture = ({ url, className }: { url: string; className?: string }) => (
  <img src={url} alt="" className={classNames("absolute inset-0 size-full object-contain p-8", className)} />
);

const stone = "absolute inset-0 m-auto h-3/4 max-h-120 w-3/4";

const Wires = () => (
  <svg
    aria-hidden="true"
    viewBox={frame}
    className={classNames(stone, "fill-surface-2 stroke-ember-line")}
    strokeWidth={0.8}
    strokeLinejoin="round"
  >
    {facets.map(({ points }) => (
      <polygon key={points} points={points} />
    ))}
  </svg>
);

const Body = () => (
  <svg aria-hidden="true" viewBox={frame} className={stone} strokeLinejoin="round">
    {facets.map(({ points, light }) => (
      <g key={points}>
        <polygon points={points} className="fill-surface-3 stroke-surface-3" strokeWidth={0.5} />
        <polygon
          points={points}
          style={{ "--lit": light } as CSSProperties}
          className="fill-text [fill-opacity:calc(0.06_+_var(--lit)*0.5)] [[data-theme=light]_&]:[fill-opacity:calc(0.04_+_(1_-_var(--lit))*0.4)]"
        />
      </g>
    ))}
  </svg>
);
