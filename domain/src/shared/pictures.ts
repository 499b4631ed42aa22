/** Pictures that are drawn anew when they arrive. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

/** The same for a formatted text, where pictures are pasted as they are (decision A11). Of one that moves, its first picture stays. */
export const TEXT_PICTURE_TYPES = [...PICTURE_TYPES, "image/gif"] as const;

/** As much as a good telephone takes; no result here has more than six. */
export const MAX_MEGAPIXELS = 50;

/** In megapixels: eighty pictures of a telephone. Drawing costs by pixels, not by the number of requests. */
export const PIXELS_PER_HOUR = { per: "account", max: 1_000, minutes: 60 } as const;
