import type { Attachment } from "@blenda/domain/inbox/model";
import { useId } from "react";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { useModal } from "../../../ui/feedback/modal.ts";
import { ModalDialog } from "../../../ui/feedback/modal-dialog.tsx";
import { ModelViewer } from "../../../ui/model-viewer/model-viewer.tsx";

const NO_PICTURES = {};

/** A model that was sent, as large as the window allows. */
export function ModelDialog({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const dialog = useModal(true);
  const id = useId();
  return (
    <ModalDialog
      dialog={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="w-[min(100vw-2rem,64rem)] max-w-none overflow-y-auto rounded-md border border-line-strong bg-surface-1 text-text shadow-raised backdrop:bg-scrim open:appear"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
        <h2 id={id} className="truncate type-ui">
          {file.name}
        </h2>
        <IconButton icon="x" label="Close" data-first-focus onClick={onClose} />
      </div>
      <div className="p-2 pt-0">
        <ModelViewer label={file.name} url={file.url} pictures={NO_PICTURES} stageHue={null} fit="whole" isAsked />
      </div>
    </ModalDialog>
  );
}
