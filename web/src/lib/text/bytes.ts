const UNITS = [
  { from: 1_000_000_000, unit: "gigabyte" },
  { from: 1_000_000, unit: "megabyte" },
  { from: 0, unit: "kilobyte" },
] as const;

/** How large a file is, in the reader's own numbers: 8.4 MB. */
export function sizeOf(bytes: number): string {
  const { from, unit } = UNITS.find((step) => bytes >= step.from) ?? UNITS[2];
  return new Intl.NumberFormat(undefined, { style: "unit", unit, maximumFractionDigits: 1 }).format(bytes / (from || 1_000));
}
