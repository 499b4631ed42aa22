import type { Screen } from "../access/screen.ts";

const own = { area: "dashboard", access: "creator" } as const;

export const bundleScreens = {
  bundle: {
    path: "/bundle/$id",
    area: "public",
    access: "public",
    head: { title: "Bundle", description: "Several models and courses of one creator at one price." },
  },
  bundles: {
    ...own,
    path: "/dashboard/bundles",
    head: { title: "Bundles", description: "Sets of your models and courses at one price." },
  },
  newBundle: {
    ...own,
    path: "/dashboard/bundles/new",
    head: { title: "New bundle", description: "Choose what belongs together and what it costs." },
  },
  editBundle: {
    ...own,
    path: "/dashboard/bundles/$id/edit",
    head: { title: "Edit bundle", description: "What is in one of your bundles, and what it costs." },
  },
} as const satisfies Record<string, Screen>;
