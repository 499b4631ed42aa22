export const auditTexts = {
  loadFailed: "Failed to load the audit log",
  fileFailed: "Failed to export the audit log",
};
