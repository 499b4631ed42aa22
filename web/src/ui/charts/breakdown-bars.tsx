import { type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { Panel } from "../layout/panel.tsx";

/** So many are shown at first; the rest is one line until somebody opens it. */
const SHOWN = 5;

export interface BreakdownPart {
  key: string;
  name: string;
  /** What the bars compare. */
  value: number;
  /** What it is besides, with its share: "42 sales, 41 %". */
  note: string;
}

interface Props {
  title: string;
  /** What is compared. */
  measure: string;
  /** The largest first. */
  parts: readonly BreakdownPart[];
  text: (value: number) => string;
  /** The note of those that are not shown. */
  noteOfRest: (parts: readonly BreakdownPart[]) => string;
  /** Narrows everything to one of them. */
  onChoose?: ((key: string) => void) | undefined;
  empty: string;
  /** Without a frame, where another one has it. */
  isBare?: boolean;
}

/** How a sum is made up: bars relative to the first, never a share without its base. */
export function BreakdownBars({ title, measure, parts, text, noteOfRest, onChoose, empty, isBare = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const rest = parts.slice(SHOWN);
  // One more is no shorter as "1 more".
  const isCut = !isOpen && rest.length > 1;
  const shown = isCut ? parts.slice(0, SHOWN) : parts;
  const largest = Math.max(0, ...parts.map(({ value }) => value));
  const left = rest.reduce((sum, { value }) => sum + value, 0);
  const whole = Math.max(largest, isCut ? left : 0) || 1;
  const content =
    parts.length === 0 ? (
      <p className="type-ui text-muted">{empty}</p>
    ) : (
      <ul aria-label={`${title}, ${measure}`} className={classNames("-my-1", isOpen && "max-h-105 overflow-y-auto")}>
        {shown.map(({ key, name, value, note }) => (
          <Line
            key={key}
            name={name}
            amount={text(value)}
            note={note}
            share={value / whole}
            onPress={onChoose && (() => onChoose(key))}
            hint={`Show only ${name}`}
          />
        ))}
        {isCut && (
          <Line
            name={`${rest.length} more`}
            amount={text(left)}
            note={noteOfRest(rest)}
            share={left / whole}
            onPress={() => setOpen(true)}
            hint={`Show ${rest.length} more`}
          />
        )}
      </ul>
    );
  if (isBare) return content;
  return (
    <Panel title={title} aside={<span className="type-small text-muted">{measure}</span>} className="min-w-0">
      {content}
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
          <span className="block h-full rounded-full bg-chart-2" style={{ width: `${Math.max(0, share) * 100}%` }} />
        </span>
        <span className="type-small text-muted tabular-nums">{note}</span>
      </span>
    </>
  );
  if (!onPress) return <li className="py-2">{face}</li>;
  return (
    <li>
      <button type="button" title={hint} className="block w-full rounded-xs py-2 text-left hover:text-ember-text" onClick={onPress}>
        {face}
      </button>
    </li>
  );
}
