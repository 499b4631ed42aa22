import { PURPOSE_RULES, type Purpose, UPLOADS } from "./constants.ts";

/** Whole megabytes and gigabytes, as limits have them. */
export const limitSize = (bytes: number): string => (bytes >= 1e9 ? `${bytes / 1e9} GB` : `${bytes / 1e6} MB`);

export const uploadTexts = {
  loadFailed: "Failed to load your uploads",
  abandonFailed: "Failed to cancel this upload",
  failed: "This upload didn't go through. Try again.",
  tooLarge: (purpose: Purpose) => `A file can be up to ${limitSize(PURPOSE_RULES[purpose].maxBytes)}`,
  endings: {
    deliverable: "We don't take this kind of file. Models, textures, motion, documents and ZIP archives work.",
    film: "Add an MP4 (H.264 and AAC) or WebM (VP9 or AV1, and Opus) film",
    resource: "We don't take this kind of file. Models, textures, motion, documents and ZIP archives work.",
    checkpoint: "Add a GLB model",
    work: "Add GLB models, or JPEG, PNG and WebP images",
  },
  creatorsOnly: "Only creators can upload files for sale",
  empty: "This file is empty",
  name: "This file or folder name can't be used. Rename it and try again.",
  tooMany: `You can have ${UPLOADS.MOST_OPEN} unfinished uploads at a time. Finish or cancel some first.`,
  full: (leftBytes: number) =>
    leftBytes > 0
      ? `There isn't enough room for this file. You have ${(leftBytes / 1e9).toFixed(1)} GB left.`
      : "Your storage is full. Delete files you no longer need.",
  connectionLost: "Connection lost",
  signedOut: "You're logged out. Log in again to continue.",
  otherTab: "This file is already uploading in another tab",
  otherFile: "That's a different file, or it's changed since. Choose the same file, or cancel and start over.",
  refused: {
    malware: "This file looks harmful, so we deleted it. Scan your computer, then upload a clean file.",
    program: "Programs can't be uploaded. Send models, textures or documents.",
    disguised: "The content of this file doesn't match its name. Export it again and retry.",
    lost: "Part of this file got lost on our side. Upload it again.",
  },
};
