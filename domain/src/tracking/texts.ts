export const trackingTexts = {
  notAllowed: "You haven't agreed to analytics, so nothing was recorded.",
  notNoted: "Your visit couldn't be recorded.",
};
