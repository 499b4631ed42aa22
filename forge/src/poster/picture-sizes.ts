export interface PictureSize {
  width: number;
  height: number;
}

/** Cards and pages show models on a stage of four by three. */
export const CARD_SIZE: PictureSize = { width: 512, height: 384 };
/** What a product is known by (decision D14): large enough for screens that show it alone. */
export const COVER_SIZE: PictureSize = { width: 1600, height: 1200 };
export const PAGE_SIZE: PictureSize = { width: 1024, height: 768 };
