import type { UsageEntry } from "@blenda/domain/tokens/model";

const HEADER = ["time", "type", "about", "tokens", "balance after", "job", "order"];

/** What a spreadsheet would take for a formula becomes text: people's own words are in it. */
const harmless = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);

const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

/** As RFC 4180 has it. `tokens` is what was spent; additions are negative. */
export function usageCsv(entries: readonly UsageEntry[]): string {
  const rows = entries.map(({ timestamp, type, about, tokenCost, balanceAfter, jobId, orderId }) => [
    ...[timestamp, type, harmless(about), tokenCost, balanceAfter, harmless(jobId ?? ""), harmless(orderId ?? "")],
  ]);
  return [HEADER, ...rows].map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}
