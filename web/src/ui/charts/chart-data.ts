/** One value for each point. */
interface ChartSeries {
  name: string;
  values: readonly number[];
  text: (value: number) => string;
}

export interface ChartData {
  /** What a point is: "Day". */
  unit: string;
  /** From left to right. `mark` stands below the axis where there is room for it. */
  points: readonly { name: string; mark: string }[];
  bars: ChartSeries;
  /** Compared with the bars, on the same scale. */
  line?: ChartSeries;
  /** Told beside the others, not drawn. */
  also?: readonly ChartSeries[];
}

export const allSeries = ({ bars, line, also = [] }: ChartData): ChartSeries[] => [bars, ...(line ? [line] : []), ...also];
