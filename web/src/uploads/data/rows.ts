import type { OpenUpload } from "@blenda/domain/uploads/model";
import { uploadTexts } from "@blenda/domain/uploads/texts";
import type { ActiveUpload } from "./sendings.ts";
import type { UploadItem, UploadItemState } from "./upload-item.ts";

/**
 * What a target's rows show: the server knows what is open, this page knows what it is sending. A file keeps its key from the drop
 * to the end, whichever of the two has the word about it.
 */
export function rowsOf(sendings: readonly ActiveUpload[], open: readonly OpenUpload[], openAsOf: number): UploadItem[] {
  const known = new Set(open.map(({ id }) => id));
  const atServer = open.map((upload) =>
    serverRow(
      upload,
      sendings.find(({ id }) => id === upload.id),
    ),
  );
  const onlyHere = sendings.filter((one) => (one.id === null || !known.has(one.id)) && !isOver(one, openAsOf));
  return [...atServer, ...onlyHere.map(pageRow)];
}

/** It arrived, and an answer younger than that does not know it any more: its draft took it. */
export const isOver = ({ state, sentAt }: ActiveUpload, openAsOf: number): boolean =>
  state === "sent" && sentAt !== null && openAsOf > sentAt;

function serverRow(upload: OpenUpload, here: ActiveUpload | undefined): UploadItem {
  const { id, fileId, name, folder, bytes, received, state, refusal } = upload;
  const targetId = upload.targetId ?? "";
  if (state === "receiving" && here) {
    const stored = Math.max(here.stored, received);
    return { ...pageRow(here), fileId, stored, sent: Math.max(here.sent, stored) };
  }
  const shown: UploadItemState = state === "receiving" ? "file-needed" : state;
  const message = refusal ? uploadTexts.refused[refusal] : null;
  const about = { key: here?.key ?? id, id, fileId, targetId, name, folder, bytes, stored: received, sent: received };
  return { ...about, state: shown, bytesPerSecond: null, isSilent: false, message };
}

const pageRow = ({
  key,
  id,
  targetId,
  file,
  folder,
  stored,
  sent,
  state,
  bytesPerSecond,
  isSilent,
  message,
}: ActiveUpload): UploadItem => ({
  key,
  id,
  fileId: null,
  targetId,
  name: file.name,
  folder,
  bytes: file.size,
  stored,
  sent,
  state: state === "sent" ? "checking" : state,
  bytesPerSecond,
  isSilent,
  message,
});
