import type { ConsentCategory } from "./constants.ts";

export const consentTexts = {
  title: "Cookies, your way",
  question: "We keep what the site needs to work. With your permission we also learn how it is used and remember more for you.",
  dialogTitle: "Cookie preferences",
  policy: "Cookie policy",
  customize: "Customize",
  rejectAll: "Reject All",
  acceptAllCookies: "Accept All Cookies",
  customizeSettings: "Customize Settings",
  savePreferences: "Save Preferences",
  acceptAll: "Accept All",
};

export const consentCategoryTexts: Record<ConsentCategory, { label: string; help: string }> = {
  essential: { label: "Essential", help: "Signing in, the cart, security and this choice. The site cannot work without them." },
  analytics: { label: "Analytics", help: "Which pages are visited and where they are slow, so that we improve the right ones." },
  marketing: { label: "Marketing", help: "Which campaign brought you here, so that we do not pay for those nobody wants." },
  functional: { label: "Functional", help: "Comforts such as remembered views and players from other sites." },
};
