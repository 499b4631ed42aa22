import { generatorFailures } from "@blenda/domain/generator/failures";
import type { SettingsVersion } from "@blenda/domain/generator/model";
import { codeOf } from "../../lib/calls/refusal.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import type { SettingsDraft } from "../data/use-settings-draft.ts";
import { ChangeLines } from "./change-line.tsx";

interface Props {
  draft: SettingsDraft;
  isSaving: boolean;
  error: Error | null;
}

/** At the lower edge while something is typed: what will change, before it does. */
export function SaveBar({ draft, isSaving, error }: Props) {
  const { changes, faultCount, isFaulty, meanwhile, catchUp, clear } = draft;
  const isOvertaken = meanwhile.length > 0;
  return (
    <section
      data-docked
      aria-label="Unsaved changes"
      className="sticky bottom-3 z-10 grid gap-3 rounded-md border border-line-strong bg-surface-2 p-4 shadow-raised appear"
    >
      {isOvertaken && <Meanwhile versions={meanwhile} onCatchUp={catchUp} />}
      {error && !isOvertaken && codeOf(error) !== "GENERATOR_SETTINGS_CHANGED" && <Alert tone="bad" title={error.message} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="type-ui font-semibold tabular-nums">
          {changes.length === 1 ? "1 change" : `${changes.length} changes`}
          {faultCount > 0 && <span className="text-bad">, {faultCount} to correct</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" disabled={isSaving} onClick={clear}>
            Discard
          </Button>
          <Button type="submit" kind="primary" isBusy={isSaving} disabled={isOvertaken}>
            Save changes
          </Button>
        </div>
      </div>
      <div className="max-h-28 overflow-y-auto empty:hidden">
        <ChangeLines changes={changes.filter(({ name }) => !isFaulty(name))} />
      </div>
    </section>
  );
}

function Meanwhile({ versions, onCatchUp }: { versions: readonly SettingsVersion[]; onCatchUp: () => void }) {
  return (
    <Alert tone="warn" title={generatorFailures.GENERATOR_SETTINGS_CHANGED.say(undefined)}>
      <div className="mt-1 grid max-h-28 gap-2 overflow-y-auto">
        {versions.map(({ version, authorName, diff }) => (
          <div key={version} className="grid gap-1">
            <p>
              Version {version}
              {authorName && `, by ${authorName}`}
            </p>
            <ChangeLines changes={diff} />
          </div>
        ))}
      </div>
      <Button size="small" className="mt-3" onClick={onCatchUp}>
        Load the latest, keep my changes
      </Button>
    </Alert>
  );
}
