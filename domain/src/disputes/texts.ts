import { DISPUTES, type DisputeState } from "./constants.ts";

const MEGABYTES = DISPUTES.FILE_BYTES / 1024 / 1024;

export const disputeTexts = {
  listFailed: "Failed to load the disputes",
  packFailed: "Failed to build the evidence pack",
  submitFailed: "Failed to send the evidence",
  addFailed: "Failed to add your evidence",
  uploadFailed: "Failed to add this file",
  fileType: "Add pictures (PNG, JPEG or WebP) or PDFs",
  fileTooLarge: `A file can be up to ${MEGABYTES} MB`,
  tooManyFiles: `You can add up to ${DISPUTES.MOST_FILES} files. The rest weren't added.`,
  fileGone: "One of these files is gone. Please add it again.",
  tooMuch: `All files together can be up to ${MEGABYTES} MB`,
  states: {
    created: "Announced",
    initiated: "With the bank",
    formalized: "Evidence sent",
    won: "Won",
    lost: "Lost",
    closed: "Closed without a ruling",
  } satisfies Record<DisputeState, string>,
  /** The meaning of each, where it is asked for. */
  meanings: {
    created: "The bank told us before the payment itself arrived.",
    initiated: "The bank is reviewing it. The earnings are on hold.",
    formalized: "Our evidence is with the bank. It usually decides within 75 days.",
    won: "The bank decided for us. The earnings were released.",
    lost: "The bank decided for the buyer and took the money back.",
    closed: "The buyer or the bank dropped it. The earnings were released.",
  } satisfies Record<DisputeState, string>,
};
