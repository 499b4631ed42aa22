const UNITS = [
  { from: 1_000_000_000, unit: "gigabyte" },
  { from: 1_000_000, unit: "megabyte" },
  { from: 1_000, unit: "kilobyte" },
  { from: 0, unit: "byte" },
] as const;

/** How large a file is, in the reader's own numbers: 8.4 MB. */
export function sizeOf(bytes: number): string {
  const { from, unit } = UNITS.find((step) => bytes >= step.from) ?? UNITS[3];
  return new Intl.NumberFormat(undefined, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
    unitDisplay: unit === "byte" ? "long" : "short",
  }).format(bytes / (from || 1));
}
