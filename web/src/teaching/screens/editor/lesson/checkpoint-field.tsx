import type { DraftCheckpoint } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useState } from "react";
import { CheckpointDialog } from "../../../../learning/parts/checkpoint-dialog.tsx";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { exact } from "../../../../lib/text/numbers.ts";
import { iconButtonStyle } from "../../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../../ui/controls/menu.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { stageStyle } from "../../../../ui/stage-style.ts";
import { learnTraining } from "../../../data/training-drafts.ts";
import { lessonAsLearner } from "../lesson-as-learner.ts";
import { AddFile } from "./add-file.tsx";
import { FilmFindings } from "./film-findings.tsx";
import type { LessonProps } from "./lesson-props.ts";
import { PartUploads } from "./part-uploads.tsx";

/** The model as it looks at this point of the course, measured like any file that is sold. */
export function CheckpointField({ editor: { draft, isLocked }, lesson, uploads }: LessonProps) {
  const { checkpoint } = lesson;
  const [isOpen, setOpen] = useState(false);
  const remove = useAct(api.teaching.removeCheckpoint, { learn: learnTraining });
  const isComing = uploads.checkpoint.rows.some(({ targetId }) => targetId === lesson.id);
  const shown = lessonAsLearner(draft, lesson).checkpoint;
  const send = (files: File[]) =>
    uploads.checkpoint.add(
      lesson.id,
      files.slice(0, 1).map((file) => ({ file, folder: "" })),
    );
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="type-ui">Checkpoint asset</h3>
        {!isLocked && !isComing ? (
          <AddFile label={checkpoint ? "Replace" : "Add a GLB"} accept=".glb" onFiles={send} />
        ) : (
          <span className="type-small text-muted">what it looks like at this point</span>
        )}
      </div>
      {!checkpoint && !isComing && (
        <p className="type-small text-muted">A GLB of what it should look like by now. It opens in the player's viewer.</p>
      )}
      {checkpoint && (
        <div className="flex items-center gap-3 rounded-sm border border-line p-3">
          <span
            style={stageStyle(checkpoint.stageHue)}
            className="grid h-14 w-18 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage"
          >
            {checkpoint.posterUrl ? (
              <img src={checkpoint.posterUrl} alt="" className="size-full object-contain" />
            ) : (
              <Icon name="box" size={20} className="text-faint" />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate type-ui font-semibold">{checkpoint.name}</p>
            <p className="type-small text-muted tabular-nums">{factsText(checkpoint)}</p>
            <CheckpointState checkpoint={checkpoint} />
          </div>
          <Menu
            label={`More about ${checkpoint.name}`}
            align="end"
            triggerClass={iconButtonStyle}
            trigger={<Icon name="ellipsis" size={20} />}
          >
            {shown && (
              <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setOpen(true)}>
                <Icon name="rotate-3d" />
                Open in the viewer
              </button>
            )}
            <a role="menuitem" tabIndex={-1} className={menuItemStyle} href={checkpoint.url} download={checkpoint.name}>
              <Icon name="download" />
              Download
            </a>
            {!isLocked && (
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menuItemStyle}
                onClick={() => remove.act({ id: draft.id, lessonId: lesson.id })}
              >
                <Icon name="trash-2" />
                Remove
              </button>
            )}
          </Menu>
        </div>
      )}
      {checkpoint && <FilmFindings findings={checkpoint.findings} />}
      <PartUploads uploads={uploads.checkpoint} lessonId={lesson.id} />
      {isOpen && shown && <CheckpointDialog checkpoint={shown} onClose={() => setOpen(false)} />}
    </div>
  );
}

const factsText = ({ facts, bytes }: DraftCheckpoint): string =>
  [facts && `${exact(facts.triangles)} tris`, sizeOf(bytes)].filter(Boolean).join(" · ");

function CheckpointState({ checkpoint: { state, isDelayed } }: { checkpoint: DraftCheckpoint }) {
  if (state === "ready")
    return (
      <p className="flex items-center gap-1.5 type-small text-ok">
        <Icon name="circle-check" size={16} />
        Opens in the player
      </p>
    );
  return (
    <p className={state === "failed" ? "type-small text-bad" : "type-small text-muted"}>
      {state === "failed" ? "This model can't be used" : isDelayed ? teachingTexts.readerBusy : "Measuring the model"}
    </p>
  );
}
