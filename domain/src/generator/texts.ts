export const generatorTexts = {
  loadFailed: "Failed to load the generator's settings",
  changeFailed: "Failed to change the generator's settings",
  broadcastFailed: "Failed to broadcast the message",
  noticeFailed: "Failed to load the notice",
  emergencyOn: "Emergency mode activated",
  emergencyOff: "Emergency mode deactivated",
  updated: "Settings updated successfully",
  wasReset: "Settings reset to defaults",
  rolledBack: (version: number) => `Version ${version} is active again`,
  broadcasted: "Message broadcasted to all users",
  /** What staff are told by themselves. */
  manyErrors: "The generator is failing",
  manyErrorsDetail: (failed: number) => `${failed} generations failed within a minute.`,
  highUsage: "The generator is close to its daily limit",
  highUsageDetail: (used: number, most: number) => `${used} of today's ${most} generations are used.`,
};
