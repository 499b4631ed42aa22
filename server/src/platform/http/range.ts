export interface Range {
  start: number;
  /** The last byte, itself included. */
  end: number;
}

/** Whether the first byte is asked for: the beginning of a download, not another piece of one. */
export function beginsAtStart(header: string | undefined, total: number): boolean {
  const range = parseRange(header, total);
  return range === null || (range !== "unsatisfiable" && range.start === 0);
}

/** One range of a file. Several at once, or anything odd, gets the whole file: that is always a right answer. */
export function parseRange(header: string | undefined, total: number): Range | "unsatisfiable" | null {
  const [, from = "", to = ""] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === "" && to === "") return null;
  if (from === "") return Number(to) === 0 || total === 0 ? "unsatisfiable" : { start: Math.max(0, total - Number(to)), end: total - 1 };
  if (Number(from) >= total) return "unsatisfiable";
  if (to !== "" && Number(to) < Number(from)) return null;
  return { start: Number(from), end: to === "" ? total - 1 : Math.min(Number(to), total - 1) };
}
