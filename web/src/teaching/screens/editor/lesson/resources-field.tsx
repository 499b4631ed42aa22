import { TEACHING } from "@blenda/domain/teaching/constants";
import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { learnTraining } from "../../../data/training-drafts.ts";
import { AddFile } from "./add-file.tsx";
import type { LessonProps } from "./lesson-props.ts";
import { PartUploads } from "./part-uploads.tsx";

const ACCEPT = PURPOSE_RULES.resource.endings.map((ending) => `.${ending}`).join(",");

/** What learners download with the lesson. */
export function ResourcesField({ editor: { draft, isLocked }, lesson, uploads }: LessonProps) {
  const remove = useAct(api.teaching.removeResource, { learn: learnTraining });
  const canAdd = !isLocked && lesson.resources.length < TEACHING.MOST_RESOURCES;
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="type-ui">Resources</h3>
        {canAdd && (
          <AddFile
            label="Add a file"
            accept={ACCEPT}
            isMany
            onFiles={(files) =>
              uploads.resource.add(
                lesson.id,
                files.map((file) => ({ file, folder: "" })),
              )
            }
          />
        )}
      </div>
      {lesson.resources.length === 0 && (
        <p className="type-small text-muted">Scene files, textures, a cheat sheet: anything that helps to follow along.</p>
      )}
      {lesson.resources.length > 0 && (
        <ul aria-label="Resources" className="divide-y divide-line rounded-sm border border-line">
          {lesson.resources.map(({ id, name, bytes, url }) => (
            <li key={id} className="flex items-center gap-3 py-1 pr-1 pl-3 type-small">
              <Icon name="file-text" size={16} className="shrink-0 text-muted" />
              <a href={url} download={name} className="min-w-0 flex-1 truncate hover:underline">
                {name}
              </a>
              <span className="shrink-0 text-muted tabular-nums">{sizeOf(bytes)}</span>
              {!isLocked && (
                <IconButton
                  icon="x"
                  label={`Remove ${name}`}
                  className="size-8!"
                  onClick={() => remove.act({ id: draft.id, lessonId: lesson.id, resourceId: id })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <PartUploads uploads={uploads.resource} lessonId={lesson.id} />
    </div>
  );
}
