export interface PictureSize {
  width: number;
  height: number;
}

/** Cards and pages show models on a stage of four by three. */
export const CARD_SIZE: PictureSize = { width: 512, height: 384 };
export const PAGE_SIZE: PictureSize = { width: 1024, height: 768 };
