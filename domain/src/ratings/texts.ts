/** What each number of stars means, from one to five. */
export const STAR_WORDS = ["Poor", "Fair", "Good", "Very Good", "Excellent"] as const;

export const ratingTexts = {
  chooseStars: "Please select a rating",
  submitFailed: "Failed to submit review. Please try again.",
  wentWrong: "Something went wrong. Please try again.",
  thanks: "Thank you for your review!",
  reminded: "We'll remind you in 24 hours",
  dismissed: "Got it! We won't ask again for this product",

  requestsFailed: "Failed to load your reviews",
  loadFailed: "Failed to load the reviews",
  saveFailed: "Failed to save your review",
  removeFailed: "Failed to remove this",
  replyFailed: "Failed to save your reply",
  voteFailed: "Failed to save your vote",
  hideFailed: "Failed to update this review",

  /** A reviewer's name where the account has none. */
  unnamed: "A buyer",
  newTitle: "New review",
  newMessage: (name: string, stars: number, title: string) => `${name} gave ${title} ${stars} ${stars === 1 ? "star" : "stars"}`,
  replyTitle: "New reply",
  replied: (shop: string, title: string) => `${shop} replied to your review of ${title}`,
  hiddenTitle: "Your review was hidden",
  hidden: (title: string, reason: string) => `Your review of ${title} was hidden: ${reason}`,
  restoredTitle: "Your review is back",
  restored: (title: string) => `Your review of ${title} is visible again.`,
};
