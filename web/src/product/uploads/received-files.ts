import type { ClipboardEvent, DragEvent } from "react";

/** Files dropped or pasted anywhere on the form are pictures; letters and links that are dragged along are not for it. */
export const takingFiles = (take: (files: FileList) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
  onDrop: (event: DragEvent) => receiveFrom(event, event.dataTransfer, take),
  onPaste: (event: ClipboardEvent) => receiveFrom(event, event.clipboardData, take),
});

function receiveFrom(event: DragEvent | ClipboardEvent, { files }: DataTransfer, take: (files: FileList) => void): void {
  if (files.length === 0) return;
  event.preventDefault();
  take(files);
}
