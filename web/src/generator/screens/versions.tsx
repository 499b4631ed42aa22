import { VERSIONS_SHOWN } from "@blenda/domain/generator/constants";
import type { SettingsPage, SettingsVersion } from "@blenda/domain/generator/model";
import { generatorTexts } from "@blenda/domain/generator/texts";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag, type TagTone } from "../../ui/tag.tsx";
import type { SettingsLearner } from "../data/settings-query.ts";
import { ChangeLines } from "./change-line.tsx";

const SHOWN_AT_FIRST = 5;

const KINDS: Record<SettingsVersion["kind"], { word: string; tone: TagTone }> = {
  first: { word: "First", tone: "neutral" },
  update: { word: "Changed", tone: "neutral" },
  reset: { word: "Reset", tone: "neutral" },
  rollback: { word: "Rolled back", tone: "neutral" },
  emergency_on: { word: "Emergency on", tone: "bad" },
  emergency_off: { word: "Emergency off", tone: "ok" },
};

export function Versions({ page: { version: current, versions }, learn }: { page: SettingsPage; learn: SettingsLearner }) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [asked, setAsked] = useState<number | null>(null);
  const { act, isActing } = useAct(api.generator.rollBack, {
    // The answer is a newer version; the reader asked for this one.
    done: () => generatorTexts.rolledBack(asked ?? current),
    learn,
  });
  const close = () => setAsked(null);
  return (
    <Panel title="Versions">
      <ol className="-my-4 divide-y divide-line">
        {versions.slice(0, shown).map((version) => (
          <li key={version.version} className="py-4">
            <Version version={version} isCurrent={version.version === current} onRollBack={() => setAsked(version.version)} />
          </li>
        ))}
      </ol>
      {versions.length > shown && (
        <Button size="small" className="mt-5 w-full" onClick={() => setShown(VERSIONS_SHOWN)}>
          Show {versions.length - shown} more
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          question={`Roll back to version ${asked}?`}
          label="Roll back"
          isBusy={isActing}
          onYes={() => act({ version: asked }, { onSettled: close })}
          onClose={close}
        >
          Every setting goes back to what it was then, right away and for everyone. This creates a new version, so you can undo it.
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface Props {
  version: SettingsVersion;
  isCurrent: boolean;
  onRollBack: () => void;
}

function Version({ version: { version, kind, authorName, at, diff }, isCurrent, onRollBack }: Props) {
  const { word, tone } = KINDS[kind];
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h3 className="flex flex-wrap items-center gap-2 type-ui font-semibold tabular-nums">
          Version {version}
          <Tag tone={tone}>{word}</Tag>
        </h3>
        {isCurrent ? (
          <span className="type-small text-muted">In force</span>
        ) : (
          <Button size="small" aria-label={`Roll back to version ${version}`} onClick={onRollBack}>
            Roll back
          </Button>
        )}
      </div>
      <p className="mt-1 mb-2 type-small text-muted tabular-nums">
        {authorName && `${authorName}, `}
        <time dateTime={at}>{momentOf(at)}</time>
      </p>
      {diff.length > 0 ? <ChangeLines changes={diff} /> : <p className="type-small text-muted">Nothing was different.</p>}
    </>
  );
}
