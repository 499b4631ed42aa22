export const systemTexts = {
  loadFailed: "Failed to load the system status",
  panelFailed: "Failed to load the system panel",
  retryFailed: "Failed to retry the job",
  releaseFailed: "Failed to release the event",
  acknowledgeFailed: "Failed to acknowledge the alarm",
};
