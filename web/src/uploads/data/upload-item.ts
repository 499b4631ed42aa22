import type { Purpose } from "@blenda/domain/uploads/constants";

/** A file as it was dropped: `folder` says where it lay in the folder that was dropped with it. */
export interface DroppedFile {
  file: File;
  folder: string;
}

/**
 * `queued` waits for those before it, `paused` was stopped by its owner, `lost` by the connection; `file-needed` is known to
 * the server while this page has no file for it, as after a reload.
 */
export type UploadItemState = "queued" | "uploading" | "paused" | "lost" | "file-needed" | "checking" | "ready" | "refused";

/** An upload as a row shows it. */
export interface UploadItem {
  /** Stays the same from the drop to the end. */
  key: string;
  /** The server's, once it knows of it. */
  id: string | null;
  /** What it becomes, once the server knows of it. */
  fileId: string | null;
  /** What it is for: a draft, a lesson. */
  targetId: string;
  name: string;
  folder: string;
  bytes: number;
  /** What the server has. */
  stored: number;
  /** What left this device; the server may not have all of it yet. */
  sent: number;
  state: UploadItemState;
  bytesPerSecond: number | null;
  /** Nothing of it got through for a while, and it is tried again by itself. */
  isSilent: boolean;
  /** Why it stopped or was refused, in a sentence. */
  message: string | null;
}

export interface ResumableUploadsOptions {
  purpose: Purpose;
  /** Whose uploads these are: a draft's id. Only those of the same target are shown. */
  targetId: string;
  /**
   * Called once for each upload that is ready to be taken, also for one that was finished by another page. Ask for it to be
   * taken here; `UPLOAD_TAKEN` means that another tab was quicker.
   */
  onReady: (uploadId: string, file: ReadyFile) => void;
}

interface ReadyFile {
  targetId: string;
  name: string;
  folder: string;
  bytes: number;
}

/** The same for many targets of one purpose, with one question for all: the lessons of a course. */
export interface TargetsUploadsOptions extends Omit<ResumableUploadsOptions, "targetId"> {
  targetIds: readonly string[];
}

export interface TargetsUploads extends Omit<ResumableUploads, "add"> {
  add: (targetId: string, files: readonly DroppedFile[]) => void;
}

export interface ResumableUploads {
  rows: readonly UploadItem[];
  add: (files: readonly DroppedFile[]) => void;
  pause: (key: string) => void;
  resume: (key: string) => void;
  /** Stops it and frees its room; also dismisses one that was refused. */
  cancel: (key: string) => void;
  /** Goes on with one that needs its file. */
  choose: (key: string, file: File) => void;
}
