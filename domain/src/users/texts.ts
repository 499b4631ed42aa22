export const userTexts = {
  loadFailed: "We couldn't load this list. Please try again.",
  personFailed: "We couldn't load this person. Please try again.",
  changeFailed: "We couldn't save this. Nothing was changed. Please try again.",
  fileFailed: "We couldn't make this file. Please try again.",
  standings: { suspended: "Suspended", deleting: "Deleting", locked: "Locked", unverified: "Unverified", active: "Active" },
  kinds: { user: "User", creator: "Creator", staff: "Staff", content_editor: "Content editor", admin: "Admin" },
};
