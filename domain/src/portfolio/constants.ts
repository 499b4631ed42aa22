/** Decision B25. */
export const PORTFOLIO = {
  BIO_MAX: 500,
  MOST_LINKS: 5,
  MOST_SKILLS: 20,
  MOST_WORKS: 200,
  MOST_MEDIA: 20,
  MOST_TAGS: 10,
  TITLE_MAX: 80,
  DESCRIPTION_MAX: 2_000,
  PICTURE_BYTES: 10 * 1024 * 1024,
  MODEL_BYTES: 50 * 1024 * 1024,
} as const;

/** Public: listed. Unlisted: opens by its link. Private: for its owner, a 404 for everybody else. */
export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
