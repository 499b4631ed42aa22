import type { ConsentCategory } from "./constants.ts";

/** Apart from the other sentences: only who looks closer reads them. */
export const consentCategoryTexts: Record<ConsentCategory, { label: string; help: string }> = {
  essential: { label: "Essential", help: "For logging in, your cart, security and this choice. The site can't work without them." },
  analytics: { label: "Analytics", help: "Which pages people visit and where they're slow, so we know what to improve." },
  marketing: { label: "Marketing", help: "Which campaign brought you here, so we know which ones work." },
  functional: { label: "Functional", help: "Remembers your views and allows players from other sites." },
};
