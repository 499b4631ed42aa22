import type { ConsentCategory } from "./constants.ts";

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

export const consentCategoryTexts: Record<ConsentCategory, { label: string; help: string }> = {
  essential: { label: "Essential", help: "For logging in, your cart, security and this choice. The site can't work without them." },
  analytics: { label: "Analytics", help: "Which pages people visit and where they're slow, so we know what to improve." },
  marketing: { label: "Marketing", help: "Which campaign brought you here, so we know which ones work." },
  functional: { label: "Functional", help: "Remembers your views and allows players from other sites." },
};
