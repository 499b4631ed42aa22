import type { CountryLine } from "@blenda/domain/analytics/model";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { EDGES, edgesText, inkOf, type MapMeasure } from "../../data/edges.ts";
import { fetchWorld, MAP } from "../../data/world.ts";

interface Props {
  countries: readonly CountryLine[];
  measure: MapMeasure;
  /** What the figure of a country is, in words. */
  textOf: (line: CountryLine) => string;
  /** Pointed at on the map, or reached in the table. */
  marked: string | null;
  onMark: (key: string | null) => void;
}

/**
 * Choropleth in Equal Earth: fixed edges, printed below. The keyboard reaches countries through the table, which says the same and marks
 * them here.
 */
export function WorldMap({ countries, measure, textOf, marked, onMark }: Props) {
  const { data: world, error } = useQuery({ queryKey: ["world"], queryFn: fetchWorld, staleTime: Number.POSITIVE_INFINITY });
  const title = useId();
  if (error) return <p className="type-ui text-muted">{error.message} The table below has the same figures.</p>;
  if (!world) return <Skeleton className="aspect-[2/1] w-full" />;
  const byCode = new Map(countries.map((line) => [line.key, line]));
  const name = marked === null ? undefined : byCode.get(marked);
  // What is marked is drawn last, so that its edge lies over its neighbours'.
  const shapes = world.toSorted((one, other) => Number(one.code === marked) - Number(other.code === marked));
  return (
    <div>
      <svg viewBox={`0 0 ${MAP.WIDTH} ${MAP.HEIGHT}`} className="block h-auto w-full" role="img" aria-labelledby={title}>
        <title id={title}>World map, {EDGES[measure].name} by country. The table below has the same figures.</title>
        {shapes.map(({ code, name: shape, path }) => {
          const line = byCode.get(code);
          return (
            <path
              key={code || shape}
              d={path}
              className={classNames(
                inkOf(measure, line?.[measure] ?? 0),
                "stroke-surface-1",
                code !== "" && code === marked ? "stroke-2 stroke-text" : "stroke-[0.6]",
              )}
              onPointerEnter={() => onMark(line ? code : null)}
              onPointerLeave={() => onMark(null)}
            />
          );
        })}
      </svg>
      <p className="min-h-6 type-ui" aria-hidden="true">
        {name ? (
          <span className="font-semibold">{textOf(name)}</span>
        ) : (
          <span className="text-muted">Point at a country, or go through the table.</span>
        )}
      </p>
      <ul aria-label={`Steps of ${EDGES[measure].name}`} className="mt-3 flex flex-wrap gap-x-4 gap-y-2 type-small text-muted">
        {edgesText(measure).map(({ text, ink }) => (
          <li key={text} className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 16 10" className="h-2.5 w-4">
              <rect width="16" height="10" rx="2" className={ink} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
