import { can } from "@blenda/domain/access/can";
import { changeContent } from "@blenda/domain/content/access";
import type { ContentVersion, DocumentState } from "@blenda/domain/content/model";
import { contentTexts } from "@blenda/domain/content/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { learnDocument } from "../../data/document-queries.ts";
import { differenceText, fieldName } from "./field-names.ts";

/** Who made it live and what it changed, newest first, and the way back. */
export function Versions({ state }: { state: DocumentState }) {
  const { name, revision, version: live, versions, changed, draftedBy, draftedAt, publishAt } = state;
  const [wanted, setWanted] = useState<number | null>(null);
  const mayChange = can(useMe(), changeContent) && publishAt === null;
  const { act, isActing } = useAct(api.content.rollBack, {
    learn: learnDocument,
    done: () => contentTexts.rolledBack,
  });
  return (
    <Panel title="Versions" aside={<span className="type-small text-muted">All are kept</span>}>
      {versions.length === 0 && changed.length === 0 && <p className="type-small text-muted">Nobody has changed this yet.</p>}
      <ul className="grid divide-y divide-line">
        {changed.length > 0 && (
          <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3">
            <Tag tone="ember">Draft</Tag>
            <span className="min-w-0 flex-1 basis-40 type-small">
              <strong>{draftedBy ?? "Someone"}</strong> <span className="text-muted">{changed.map(fieldName).join(", ")}</span>
            </span>
            {draftedAt && <span className="type-small text-muted">{momentOf(draftedAt)}</span>}
          </li>
        )}
        {versions.map((version) => (
          <li key={version.version} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3">
            {version.version === live ? <Tag tone="ok">Live</Tag> : <Tag>{version.version}</Tag>}
            <span className="min-w-0 flex-1 basis-40 type-small break-words">
              <strong>{version.authorName ?? (version.kind === "first" ? "First words" : "Someone")}</strong>{" "}
              <span className="text-muted">{wordsOf(version)}</span>
            </span>
            <span className="type-small text-muted">{momentOf(version.at)}</span>
            {mayChange && version.version !== live && (
              <Button size="small" aria-label={`Restore version ${version.version}`} onClick={() => setWanted(version.version)}>
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
      {wanted !== null && (
        <ConfirmDialog
          question={`Bring back version ${wanted}?`}
          label={`Restore version ${wanted}`}
          kind="primary"
          isBusy={isActing}
          onYes={() => {
            act({ name, basedOn: revision, version: wanted });
            setWanted(null);
          }}
          onClose={() => setWanted(null)}
        >
          Everyone sees it right away, as a new version. What's drafted stays drafted.
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function wordsOf({ kind, diff }: ContentVersion): string {
  if (kind === "first") return "what the site opened with";
  const what = diff.map(differenceText).join(", ") || "nothing changed";
  return kind === "rolled_back" ? `went back: ${what}` : what;
}
