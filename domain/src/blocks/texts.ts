export const blockTexts = {
  loadFailed: "Failed to load the people you blocked",
  changeFailed: "We couldn't change this. Please try again.",
  blocked: (name: string) => `You won't hear from ${name} anymore`,
  unblocked: (name: string) => `You unblocked ${name}`,
};
