import type { Screen } from "../access/screen.ts";
import { seeApplications } from "./access.ts";

export const onboardingScreens = {
  apply: {
    path: "/become-a-creator",
    area: "public",
    access: "signed-in",
    head: { title: "Become a creator", description: "Apply to open your own shop on Blenda, in six steps that save themselves." },
  },
  home: {
    path: "/dashboard",
    area: "dashboard",
    access: "creator",
    head: { title: "Overview", description: "What's next for your shop, and what's waiting for you." },
  },
  admin: {
    path: "/admin/onboarding",
    area: "admin",
    access: seeApplications,
    head: { title: "Onboarding", description: "People who'd like to sell on Blenda, oldest first." },
  },
  editor: {
    path: "/content-editor/onboarding",
    area: "editor",
    access: seeApplications,
    head: { title: "Creator onboarding", description: "Applications to sell on Blenda, for the content editors." },
  },
} as const satisfies Record<string, Screen>;
