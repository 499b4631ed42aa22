import type { SettingsVersion } from "@blenda/domain/generator/model";
import { labelOf, shownValue } from "../data/setting-labels.ts";

type Change = SettingsVersion["diff"][number];

/** "Cooldown 30 seconds → 5 seconds", one below the other. */
export function ChangeLines({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="grid gap-1 type-small">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere">
          <span className="font-semibold">{labelOf(name)}</span>{" "}
          <span className="text-muted tabular-nums">
            {shownValue(name, before)} <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span>{" "}
          </span>
          <span className="tabular-nums">{shownValue(name, after)}</span>
        </li>
      ))}
    </ul>
  );
}
