import type { Screen } from "../access/screen.ts";

const page = <const Path extends `/${string}`>(path: Path, title: string, description: string) =>
  ({ path, area: "public", access: "public", isOpenToSuspended: true, head: { title, description } }) as const;

export const informationScreens = {
  about: page("/about", "About us", "Who we are, what we sell and how we treat the artists behind it."),
  contact: page("/contact", "Contact", "Write to us about an account, an order, selling, copyright or anything else."),
  help: page("/help", "Help", "Answers about buying, downloads, licences, refunds, accounts and selling."),
  creatorGuide: page("/creator-guide", "Creator guide", "How to prepare, price and present 3D work that people want to buy."),
  communityGuidelines: page(
    "/community-guidelines",
    "Community guidelines",
    "How we treat each other here, and what happens when someone doesn't.",
  ),
  cookiePolicy: page("/legal/cookie-policy", "Cookie policy", "Which cookies and local data we use, why, and how to change your mind."),
  privacyPolicy: page("/legal/privacy-policy", "Privacy policy", "What we know about you, why, who else sees it, and how to delete it."),
  termsOfService: page("/legal/terms-of-service", "Terms of service", "The agreement between you, the artists and us."),
  licenseAgreement: page("/legal/license-agreement", "Licence agreement", "What you can do with the models and courses you buy."),
} as const satisfies Record<string, Screen>;
