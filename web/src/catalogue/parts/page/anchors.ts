/** Where the page is led to from its upper part, which is there before it. */
export const FILE_CHECK = "file-check";
export const REVIEWS = "reviews";
