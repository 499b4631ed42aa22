export const consentTexts = {
  title: "Cookies, your way",
  question: "We use essential cookies to run the site. With your OK, we also use analytics and preference cookies.",
  dialogTitle: "Cookie preferences",
  policy: "Cookie policy",
  customize: "Customize",
  rejectAll: "Reject All",
  acceptAllCookies: "Accept All Cookies",
  customizeSettings: "Customize Settings",
  savePreferences: "Save Preferences",
  acceptAll: "Accept All",
};
