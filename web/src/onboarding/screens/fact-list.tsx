import { Panel } from "../../ui/layout/panel.tsx";

interface Props {
  title: string;
  facts: readonly (readonly [name: string, fact: string])[];
  note?: string;
}

/** Names and what they come to, one line each. */
export function FactList({ title, facts, note }: Props) {
  return (
    <Panel title={title}>
      <dl className="grid">
        {facts.map(([name, fact]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
            <dt className="type-small text-muted">{name}</dt>
            <dd className="text-right type-small font-semibold tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="border-t border-line pt-3 type-small text-muted">{note}</p>}
    </Panel>
  );
}
