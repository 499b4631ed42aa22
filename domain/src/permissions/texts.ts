export const permissionTexts = {
  loadFailed: "We couldn't load the team. Please try again.",
  changeFailed: "We couldn't change this. Nothing was changed. Please try again.",
};
