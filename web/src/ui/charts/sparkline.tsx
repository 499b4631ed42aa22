const WIDTH = 76;
const HEIGHT = 28;
const EDGE = 3;

/** The course of a figure in one glance. Decoration: the figure and its change stand beside it in words. */
export function Sparkline({ values, isQuiet = false }: { values: readonly number[]; isQuiet?: boolean }) {
  if (values.length < 2) return null;
  const highest = Math.max(...values);
  const lowest = Math.min(...values);
  const x = (at: number) => EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - lowest) / (highest - lowest || 1)) * (HEIGHT - 2 * EDGE);
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className={isQuiet ? "shrink-0 text-chart-3" : "shrink-0 text-ember"}>
      <polyline
        points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r={2.5} fill="currentColor" />
    </svg>
  );
}
