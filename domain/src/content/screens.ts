import type { Screen } from "../access/screen.ts";
import { BRAND } from "../shared/brand.ts";
import { seeContent } from "./access.ts";

const admin = { area: "admin", access: seeContent } as const;
const editor = { area: "editor", access: seeContent } as const;

export const contentScreens = {
  home: { path: "/", area: "public", access: "public", head: { title: `${BRAND.name}: ${BRAND.tagline}`, description: BRAND.description } },
  content: {
    ...{ path: "/admin/content", ...admin },
    head: { title: "Content", description: "What the site says: what is live, drafted and scheduled." },
  },
  homepage: {
    ...{ path: "/admin/content/homepage", ...admin },
    head: { title: "Homepage", description: "The order of home's sections, and what is picked for them." },
  },
  heroSection: {
    ...{ path: "/admin/content/hero", ...admin },
    head: { title: "Hero Section", description: "The banners of home, marketplace and learning." },
  },
  marketplaceContent: {
    ...{ path: "/admin/content/marketplace", ...admin },
    head: { title: "Marketplace content", description: "The marketplace's banner and the order of its categories." },
  },
  communityContent: {
    ...{ path: "/admin/content/community", ...admin },
    head: { title: "Community content", description: "What stands above the community's feed." },
  },
  homepageForEditors: {
    ...{ path: "/content-editor/homepage", ...editor },
    head: {
      title: "Homepage for editors",
      description: "The order of home's sections, and what is picked for them, in the editors' area.",
    },
  },
  heroForEditors: {
    ...{ path: "/content-editor/hero", ...editor },
    head: { title: "Hero Section for editors", description: "The banners of home, marketplace and learning, in the editors' area." },
  },
  marketplaceForEditors: {
    ...{ path: "/content-editor/marketplace", ...editor },
    head: { title: "Marketplace content for editors", description: "The marketplace's banner and its categories, in the editors' area." },
  },
  communityForEditors: {
    ...{ path: "/content-editor/community", ...editor },
    head: { title: "Community content for editors", description: "What stands above the community's feed, in the editors' area." },
  },
} as const satisfies Record<string, Screen>;
