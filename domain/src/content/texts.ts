import type { DocumentName } from "./constants.ts";

export const contentTexts = {
  loadFailed: "Failed to load this content",
  saveFailed: "Failed to save this content",
  publishFailed: "Failed to publish this content",
  featureFailed: "Failed to change what is featured",
  pictureFailed: "This picture didn't arrive. Try again.",
  published: "Published. Everyone sees it now.",
  discarded: "Draft discarded. What's live hasn't changed.",
  scheduled: "Scheduled. It goes live by itself.",
  unscheduled: "The schedule is cancelled. The draft stays.",
  rolledBack: "The earlier version is live again",
  names: {
    homeHero: "Home banner",
    marketplaceHero: "Marketplace banner",
    learningHero: "Learning banner",
    homepage: "Homepage sections",
    marketplace: "Marketplace categories",
    community: "Community page",
  } satisfies Record<DocumentName, string>,
  pictureType: "Choose a PNG, JPEG or WebP picture.",
  pictureTooLarge: "Pictures may have up to 10 MB. Choose a smaller one.",
  pictureUnreadable: "We can't read this picture. Save it again as PNG or JPEG and try once more.",
};
