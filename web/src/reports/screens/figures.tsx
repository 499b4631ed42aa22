import { useQuery } from "@tanstack/react-query";
import { figuresQuery } from "../data/case-queries.ts";

const inWords = (minutes: number): string => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`);

/** How we are doing. A figure that can't be known yet is a dash. */
export function Figures() {
  const { data } = useQuery(figuresQuery);
  if (!data) return null;
  const { days, medianLookMinutes, decided, upheld, appeals, overturned } = data;
  const facts = [
    { label: "Median first look", value: medianLookMinutes === null ? "–" : inWords(medianLookMinutes) },
    { label: `Upheld in ${days} days`, value: decided === 0 ? "–" : `${Math.round((upheld / decided) * 100)}%` },
    { label: "Overturned on appeal", value: appeals === 0 ? "–" : `${overturned} of ${appeals}` },
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 type-small text-muted max-md:hidden">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt>{label}</dt>
          <dd className="font-semibold text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
