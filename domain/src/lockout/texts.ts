export const lockoutTexts = {
  unlocked: "Account successfully unlocked. You can now log in.",
  unlockSent: "Unlock instructions sent to your email address.",
  unlockFailed: "Failed to unlock account",
  sendFailed: "Failed to send unlock email",
  recordFailed: "Failed to record login attempt",
};
