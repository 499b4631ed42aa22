/** One value for each point; `null` where there is nothing to say. */
export interface ChartSeries {
  name: string;
  /** Where a point has a name of its own for it: the day it is compared with. */
  nameAt?: (index: number) => string;
  values: readonly (number | null)[];
  text: (value: number) => string;
  /** Shorter, beside the axis. */
  axisText?: (value: number) => string;
}

interface ChartPoint {
  name: string;
  /** Stands below the axis where there is room for it. */
  mark: string;
  /** It is not over yet. */
  isSoFar?: boolean;
}

export interface ChartData {
  /** What a point is: "Day". */
  unit: string;
  /** From left to right. */
  points: readonly ChartPoint[];
  bars: ChartSeries;
  /** Compared with the bars, on the same scale. */
  line?: ChartSeries;
  /** Told beside the others, not drawn. */
  also?: readonly ChartSeries[];
  /** What may explain a point, as a flag on it. */
  flags?: readonly ChartFlag[];
}

interface ChartFlag {
  at: number;
  text: string;
}

export const allSeries = ({ bars, line, also = [] }: ChartData): ChartSeries[] => [bars, ...(line ? [line] : []), ...also];

export const valueText = ({ values, text }: ChartSeries, at: number): string => {
  const value = values[at] ?? null;
  return value === null ? "–" : text(value);
};

export const pointName = ({ points }: ChartData, at: number): string => {
  const point = points[at];
  return point ? `${point.name}${point.isSoFar ? ", so far" : ""}` : "";
};

/** Empty where there are none. */
export const flagText = ({ flags = [] }: ChartData, at: number): string =>
  flags
    .filter((flag) => flag.at === at)
    .map(({ text }) => text)
    .join(", ");
