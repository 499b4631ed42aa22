export const identityTexts = {
  loadFailed: "Failed to load your account",
  signOutFailed: "Failed to sign out",
};
