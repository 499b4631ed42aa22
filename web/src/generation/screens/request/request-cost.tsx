import type { Cost } from "@blenda/domain/generation/model";
import { exact } from "../../../lib/text/numbers.ts";
import { tokensText } from "../../../tokens/parts/token-labels.ts";

/** The receipt before the purchase. */
export function RequestCost({ cost: { lines, total }, balance }: { cost: Cost; balance: number | undefined }) {
  return (
    <dl className="grid gap-1 rounded-sm border border-dashed border-line-strong px-3.5 py-3 tabular-nums">
      {lines.map(({ label, tokens }) => (
        <div key={label} className="flex justify-between gap-4 type-small text-muted">
          <dt>{label}</dt>
          <dd>{exact(tokens)}</dd>
        </div>
      ))}
      <div aria-live="polite" className="mt-1 flex justify-between gap-4 border-t border-line pt-2 type-ui font-semibold">
        <dt>This generation</dt>
        <dd>{tokensText(total)}</dd>
      </div>
      {balance !== undefined && (
        <div className="flex justify-between gap-4 type-small text-muted">
          <dt>Balance after</dt>
          <dd>{balance < total ? `${tokensText(total - balance)} missing` : tokensText(balance - total)}</dd>
        </div>
      )}
    </dl>
  );
}
