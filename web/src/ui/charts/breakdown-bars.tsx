import type { ReactNode } from "react";
import { Panel } from "../layout/panel.tsx";

interface BreakdownPart {
  key: string;
  name: string;
  /** What the bars compare. */
  value: number;
  /** What it is besides, with its share: "42 sales, 41%". */
  note: string;
}

interface Props {
  title: string;
  /** What is compared. */
  measure: string;
  /** The largest first. */
  parts: readonly BreakdownPart[];
  /** Those that are not shown, together. */
  more?: { count: number; value: number; note: string; onOpen: () => void } | null;
  text: (value: number) => string;
  /** Narrows everything to one of them. */
  onChoose?: ((key: string) => void) | undefined;
  empty: string;
}

/** How a sum is made up: bars relative to the first, never a share without its base. */
export function BreakdownBars({ title, measure, parts, more, text, onChoose, empty }: Props) {
  if (parts.length === 0) return <p className="type-ui text-muted">{empty}</p>;
  const first = Math.max(...parts.map(({ value }) => value)) || 1;
  return (
    <ul aria-label={`${title}, ${measure}`} className="-my-2 max-h-120 overflow-y-auto">
      {parts.map(({ key, name, value, note }) => (
        <Line
          key={key}
          name={name}
          amount={text(value)}
          note={note}
          share={value / first}
          onPress={onChoose && (() => onChoose(key))}
          hint={`Show only ${name}`}
        />
      ))}
      {more && (
        <Line
          name={`${more.count} more`}
          amount={text(more.value)}
          note={more.note}
          share={more.value / first}
          onPress={more.onOpen}
          hint={`Show ${more.count} more`}
        />
      )}
    </ul>
  );
}

/** The same in a panel of its own. */
export function BreakdownPanel(props: Props) {
  return (
    <Panel title={props.title} aside={<span className="type-small text-muted">{props.measure}</span>} className="min-w-0">
      <BreakdownBars {...props} />
    </Panel>
  );
}

interface LineProps {
  name: string;
  amount: string;
  note: string;
  share: number;
  onPress: (() => void) | undefined;
  hint: string;
}

function Line({ name, amount, note, share, onPress, hint }: LineProps) {
  const face: ReactNode = (
    <>
      <span className="flex justify-between gap-4 type-ui">
        <span className="min-w-0 truncate">{name}</span>
        <span className="font-semibold tabular-nums">{amount}</span>
      </span>
      <span className="mt-1 flex items-center gap-3">
        <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-surface-3">
          <span className="block h-full rounded-full bg-chart-2" style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
        </span>
        <span className="type-small text-muted tabular-nums">{note}</span>
      </span>
    </>
  );
  if (!onPress) return <li className="py-2">{face}</li>;
  return (
    <li>
      <button
        type="button"
        title={hint}
        className="block w-full rounded-xs py-2 text-left -outline-offset-2 transition-colors hover:bg-surface-2"
        onClick={onPress}
      >
        {face}
      </button>
    </li>
  );
}
