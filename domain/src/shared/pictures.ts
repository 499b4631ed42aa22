/** What is drawn anew when somebody sends it. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

/** As much as a good telephone takes; no result here has more than six. */
export const MAX_MEGAPIXELS = 50;

/** In megapixels: eighty pictures of a telephone. Drawing costs by pixels, not by how often somebody asks. */
export const PIXELS_PER_HOUR = { per: "account", max: 1_000, minutes: 60 } as const;
