import type { DraftFile } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { ordinal } from "@blenda/domain/shared/language/wordings";
import { type ReactNode, useRef, useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { iconButtonStyle } from "../../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { learnDraft } from "../../../data/product-drafts.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { FileFindings } from "./file-findings.tsx";

const ARCHIVES = ["zip", "unitypackage"];

interface Props {
  editor: ProductEditor;
  file: DraftFile;
  grip: ReactNode;
  onReplace: (by: File) => void;
}

/** A file that arrived: how far it is read, what was found in it, and what can be done with it. */
export function FileRow({ editor, file, grip, onReplace }: Props) {
  const warnings = file.findings.filter(({ level }) => level === "warn").length;
  return (
    <div className="flex items-start gap-3 px-5 py-3">
      <Icon
        name={ARCHIVES.includes(file.format) ? "file-archive" : "file-box"}
        size={20}
        className="mt-2.5 shrink-0 text-muted max-sm:hidden"
      />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 type-ui font-semibold break-words">{file.name}</span>
          <span className="type-small text-muted tabular-nums">{sizeOf(file.bytes)}</span>
          {file.isNew && editor.draft.live && <Tag tone="sky">New</Tag>}
        </p>
        <Standing file={file} />
        <FileFindings findings={file.findings} />
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {warnings > 0 && (
          <span className="max-sm:hidden">
            <Tag tone="warn">{warnings === 1 ? "1 warning" : `${warnings} warnings`}</Tag>
          </span>
        )}
        {file.state === "blocked" && (
          <span className="max-sm:hidden">
            <Tag tone="bad">Can't be sold</Tag>
          </span>
        )}
        {file.isViewer && <Tag>Viewer</Tag>}
        {grip}
        {!editor.isLocked && <FileMenu editor={editor} file={file} onReplace={onReplace} />}
      </div>
    </div>
  );
}

function Standing({ file }: { file: DraftFile }) {
  if (file.isDelayed) return <Line icon="clock" ink="text-muted" text={authoringTexts.readerBusy} />;
  if (file.state === "waiting") return <Line icon="clock" ink="text-muted" text={waitingText(file)} />;
  if (file.state === "reading")
    return (
      <div className="mt-1.5 grid gap-1.5">
        <progress
          aria-label={`Reading ${file.name}`}
          max={100}
          value={file.percent}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-ember"
        />
        <p role="status" className="type-small text-muted">
          Reading{file.step && `, ${authoringTexts.steps[file.step].toLowerCase()}`}
        </p>
      </div>
    );
  if (file.state === "blocked") return null;
  const facts = file.factCount > 0 ? `Read, ${file.factCount} facts.` : "Read.";
  return (
    <Line
      icon="circle-check"
      ink="text-ok"
      text={file.isViewer ? `${facts} The viewer, the images and the facts come from this file.` : facts}
    />
  );
}

const waitingText = ({ place }: DraftFile): string => {
  if (place === null) return "Waiting to be read";
  return place === 1 ? "Waiting to be read, next in line" : `Waiting to be read, ${ordinal(place)} in line`;
};

const Line = ({ icon, ink, text }: { icon: IconName; ink: string; text: string }) => (
  <p className={`mt-0.5 flex items-start gap-1.5 type-small ${ink}`}>
    <Icon name={icon} size={16} className="mt-0.5 shrink-0" />
    {text}
  </p>
);

function FileMenu({ editor: { draft }, file, onReplace }: Omit<Props, "grip">) {
  const [isAsked, setAsked] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const again = useAct(api.authoring.readAgain, { learn: learnDraft });
  const remove = useAct(api.authoring.removeFile, { learn: learnDraft });
  const view = useAct(api.authoring.setViewerFile, { learn: learnDraft });
  const target = { id: draft.id, fileId: file.id };
  return (
    <>
      <Menu label={`More about ${file.name}`} align="end" triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" size={20} />}>
        {file.canBeViewer && !file.isViewer && (
          <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => view.act(target)}>
            <Icon name="rotate-3d" />
            Show this one in the viewer
          </button>
        )}
        {(file.state === "blocked" || file.isDelayed) && (
          <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => again.act(target)}>
            <Icon name="refresh-cw" />
            Read again
          </button>
        )}
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => picker.current?.click()}>
          <Icon name="upload" />
          Replace
        </button>
        <a role="menuitem" tabIndex={-1} className={menuItemStyle} href={file.url} download={file.name}>
          <Icon name="download" />
          Download
        </a>
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setAsked(true)}>
          <Icon name="trash-2" />
          Remove
        </button>
      </Menu>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={`The file that replaces ${file.name}`}
        onChange={({ target: input }) => {
          const [by] = input.files ?? [];
          if (by) onReplace(by);
          // The same file again is a choice too.
          input.value = "";
        }}
      />
      {isAsked && (
        <ConfirmDialog
          question={`Remove ${file.name}?`}
          label="Remove file"
          keepLabel="Keep file"
          isBusy={remove.isActing}
          onYes={() => {
            remove.act(target);
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        >
          {draft.live ? "The version on sale keeps it. It won't be part of the next one." : "You can upload it again at any time."}
        </ConfirmDialog>
      )}
    </>
  );
}
