import type { Checkpoint, Lesson } from "@blenda/domain/trainings/model";
import { lazy, Suspense, useState } from "react";
import { sizeOf } from "../../lib/text/bytes.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

/** Opened by a press, and loaded then. */
const CheckpointDialog = lazy(() => import("./checkpoint-dialog.tsx").then((module) => ({ default: module.CheckpointDialog })));

/** What goes along with a lesson: the model as it should look by now, and files to download. */
export function LessonExtras({ lesson: { checkpoint, resources } }: { lesson: Pick<Lesson, "checkpoint" | "resources"> }) {
  if (!checkpoint && resources.length === 0) return null;
  return (
    <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2">
      {checkpoint && <CheckpointCard checkpoint={checkpoint} />}
      {resources.length > 0 && (
        <section>
          <h3 className="mb-2 type-ui font-semibold">Resources</h3>
          <ul className="divide-y divide-line rounded-sm border border-line">
            {resources.map(({ id, name, bytes, url }) => (
              <li key={id}>
                <a
                  href={url}
                  download={name}
                  className="flex min-h-11 items-center gap-3 px-3 type-small transition-colors hover:bg-surface-2"
                >
                  <Icon name="download" size={16} className="shrink-0 text-muted" />
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span className="shrink-0 text-muted tabular-nums">{sizeOf(bytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function CheckpointCard({ checkpoint }: { checkpoint: Checkpoint }) {
  const [isOpen, setOpen] = useState(false);
  const { name, posterUrl, stageHue, triangles, bytes } = checkpoint;
  return (
    <section>
      <h3 className="mb-2 type-ui font-semibold">What it should look like by now</h3>
      <div className="flex items-center gap-3 rounded-sm border border-line p-3">
        <span style={stageStyle(stageHue)} className="grid h-14 w-18 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage">
          {posterUrl ? (
            <img src={posterUrl} alt="" className="size-full object-contain" />
          ) : (
            <Icon name="box" size={20} className="text-faint" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate type-small font-semibold">{name}</span>
          <span className="block type-small text-muted tabular-nums">
            {[triangles !== null && `${exact(triangles)} tris`, sizeOf(bytes)].filter(Boolean).join(" · ")}
          </span>
        </span>
        <Button size="small" icon="rotate-3d" onClick={() => setOpen(true)}>
          View
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <CheckpointDialog checkpoint={checkpoint} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
