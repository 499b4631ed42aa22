import { PORTFOLIO } from "./constants.ts";

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

export const portfolioTexts = {
  loadFailed: "Failed to load this portfolio",
  saveFailed: "Failed to save your portfolio",
  uploadFailed: "Failed to add this file",
  /** The screen says these before anything is sent; the server says them to a request that sends anyway. */
  mediaType: "Add PNG, JPEG or WebP pictures, or GLB models",
  mediaTooLarge: `A picture can be up to ${megabytes(PORTFOLIO.PICTURE_BYTES)} MB, a model ${megabytes(PORTFOLIO.MODEL_BYTES)} MB`,
  tooManyMedia: `A work can have up to ${PORTFOLIO.MOST_MEDIA} files`,
  workSaved: "Work saved",
  workRemoved: "Work removed",
  saved: "Portfolio saved",
};
