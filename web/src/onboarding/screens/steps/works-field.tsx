import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import { onboardingFailures } from "@blenda/domain/onboarding/failures";
import type { ApplicationWork } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useRef, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { UploadLine } from "../../../product/uploads/upload-line.tsx";
import { useUploads } from "../../../product/uploads/use-uploads.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { applicationQuery, learnApplication } from "../../data/application-queries.ts";
import { WorkPicture } from "../work-picture.tsx";

const MODEL = "model/gltf-binary";
const TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp", MODEL];

/** Works of one's own: pictures and models, each sent as soon as it is dropped. */
export function WorksField({ works }: { works: readonly ApplicationWork[] }) {
  const cache = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { act: remove } = useAct(api.onboarding.removeWork, { learn: learnApplication });
  const { uploads, add, dismiss } = useUploads<ApplicationWork>({
    address: "/api/onboarding/work",
    failed: applicationTexts.saveFailed,
    faultOf: workFault,
    onDone: () => void cache.invalidateQueries({ queryKey: applicationQuery.queryKey }),
  });
  const room = ONBOARDING.MOST_WORKS - works.length - uploads.length;
  const take = (files: Iterable<File>) => add([...files].slice(0, Math.max(0, room)));
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Works</legend>
      <p className="flex justify-between gap-3 type-ui" aria-hidden="true">
        Works
        <span className="type-small text-muted tabular-nums">
          {works.length < ONBOARDING.LEAST_WORKS
            ? `${works.length} of ${ONBOARDING.LEAST_WORKS} at least, up to ${ONBOARDING.MOST_WORKS}`
            : `${works.length} of ${ONBOARDING.MOST_WORKS}`}
        </span>
      </p>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {works.map((work) => (
          <li key={work.id} className="grid content-start gap-2">
            <WorkPicture work={work} />
            <div className="flex items-start justify-between gap-1">
              <p className="min-w-0 type-small">
                <span className="block truncate font-semibold">{work.title}</span>
                <span className="text-muted">{work.kind === "model" ? "Model" : "Image"}</span>
              </p>
              <IconButton icon="x" label={`Remove ${work.title}`} className="size-8!" onClick={() => remove({ id: work.id })} />
            </div>
          </li>
        ))}
        {room > 0 && (
          <li>
            <button
              type="button"
              onClick={() => picker.current?.click()}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={onDrop}
              className={classNames(
                "grid aspect-4/3 w-full place-content-center justify-items-center gap-1.5 rounded-sm border border-dashed p-3 text-center transition-colors hover:bg-surface-2",
                isOver ? "border-ember bg-ember-soft" : "border-line-strong",
              )}
            >
              <Icon name="upload" className="text-muted" />
              <span className="type-ui font-semibold">Drop a model or image</span>
              <span className="type-small text-muted">GLB, JPEG, PNG, WebP</span>
            </button>
          </li>
        )}
      </ul>
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label="Your works"
        accept={[...TYPES, ".glb"].join(",")}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // So that choosing the same file again is a change too.
          target.value = "";
        }}
      />
    </fieldset>
  );
}

function workFault({ size }: File, type: string): string | null {
  if (!TYPES.includes(type)) return onboardingFailures.ONBOARDING_WORK_TYPE.say(undefined);
  const most = type === MODEL ? ONBOARDING.MODEL_BYTES : ONBOARDING.PICTURE_BYTES;
  return size > most ? onboardingFailures.ONBOARDING_WORK_TOO_LARGE.say(undefined) : null;
}
