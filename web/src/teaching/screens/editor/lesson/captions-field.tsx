import { ownNameOf } from "@blenda/domain/shared/language/wordings";
import { TEACHING } from "@blenda/domain/teaching/constants";
import type { TrainingDraft } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { UploadLine } from "../../../../product/uploads/upload-line.tsx";
import { useUploads } from "../../../../product/uploads/use-uploads.ts";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { learnTraining } from "../../../data/training-drafts.ts";
import { AddFile } from "./add-file.tsx";
import type { LessonProps } from "./lesson-props.ts";

const LANGUAGES = ["en", "es", "pt-BR", "fr", "de", "it", "nl", "pl", "cs", "sv", "tr", "uk", "ru", "ar", "hi", "id", "ja", "ko", "zh"];

/** WebVTT, one file for each language. What is wrong with one is said with its line. */
export function CaptionsField({ editor: { draft, isLocked }, lesson }: LessonProps) {
  const cache = useQueryClient();
  const [language, setLanguage] = useState("en");
  const question = new URLSearchParams({
    draft: draft.id,
    lesson: lesson.id,
    language,
    label: ownNameOf(language).slice(0, TEACHING.CAPTIONS_LABEL_MOST),
  });
  const { uploads, add, dismiss } = useUploads<TrainingDraft>({
    address: `/api/teaching/captions?${question}`,
    failed: teachingTexts.fileFailed,
    faultOf: ({ name, size }) => {
      if (!/\.vtt$/i.test(name)) return "Choose a WebVTT file: its name ends in .vtt";
      return size > TEACHING.CAPTIONS_BYTES ? "Captions can be up to 1 MB" : null;
    },
    onDone: (next) => learnTraining(next, cache),
  });
  const remove = useAct(api.teaching.removeCaptions, { learn: learnTraining });
  // Not every system knows this type by its ending.
  const send = (files: File[]) => add(files.map((file) => new File([file], file.name, { type: "text/vtt" })));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="type-ui">Captions</h3>
        {!isLocked && (
          <span className="flex items-baseline gap-3">
            <select
              aria-label="Language of the captions"
              value={language}
              onChange={({ target }) => setLanguage(target.value)}
              className="h-8 rounded-xs bg-transparent type-small text-muted [&>option]:bg-surface-1"
            >
              {LANGUAGES.map((code) => (
                <option key={code} value={code}>
                  {ownNameOf(code)}
                </option>
              ))}
            </select>
            <AddFile label="Add captions" accept=".vtt,text/vtt" onFiles={send} />
          </span>
        )}
      </div>
      {lesson.captions.length === 0 && uploads.length === 0 && (
        <p className="type-small text-muted">A WebVTT file for each language, if you have one.</p>
      )}
      {lesson.captions.length > 0 && (
        <ul aria-label="Captions" className="divide-y divide-line rounded-sm border border-line">
          {lesson.captions.map(({ id, label, language: code, url }) => (
            <li key={id} className="flex items-center gap-3 py-1 pr-1 pl-3 type-small">
              <Icon name="captions" size={16} className="text-muted" />
              <a href={url} download={`captions.${code}.vtt`} className="min-w-0 flex-1 truncate hover:underline">
                {label}
              </a>
              <span className="text-muted">{code}</span>
              {!isLocked && (
                <IconButton
                  icon="x"
                  label={`Remove the captions in ${label}`}
                  className="size-8!"
                  onClick={() => remove.act({ id: draft.id, lessonId: lesson.id, captionsId: id })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {uploads.map((one) => (
        <UploadLine key={one.key} upload={one} onDismiss={() => dismiss(one.key)} />
      ))}
    </div>
  );
}
