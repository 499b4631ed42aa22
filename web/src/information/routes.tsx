import { informationScreens } from "@blenda/domain/information/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const informationRoutes = screenRoutes(informationScreens, {
  about: { component: lazyRouteComponent(() => import("./screens/about.tsx"), "About") },
  contact: { component: lazyRouteComponent(() => import("./screens/contact.tsx"), "Contact") },
  help: { component: lazyRouteComponent(() => import("./screens/help/help.tsx"), "Help") },
  creatorGuide: { component: lazyRouteComponent(() => import("./screens/creator-guide.tsx"), "CreatorGuide") },
  communityGuidelines: { component: lazyRouteComponent(() => import("./screens/community-guidelines.tsx"), "CommunityGuidelines") },
  cookiePolicy: { component: lazyRouteComponent(() => import("./screens/legal/cookie-policy.tsx"), "CookiePolicy") },
  privacyPolicy: { component: lazyRouteComponent(() => import("./screens/legal/privacy-policy.tsx"), "PrivacyPolicy") },
  termsOfService: { component: lazyRouteComponent(() => import("./screens/legal/terms-of-service.tsx"), "TermsOfService") },
  licenseAgreement: { component: lazyRouteComponent(() => import("./screens/legal/license-agreement.tsx"), "LicenseAgreement") },
});
