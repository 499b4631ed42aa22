import { bundleScreens } from "@blenda/domain/bundles/screens";
import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { bundlePage, walkBundles } from "./head.ts";
import { bundleListeners } from "./listeners.ts";
import { personalData } from "./personal-data.ts";
import { bundlesRouter } from "./router.ts";
import { seedDemoBundles } from "./seeds.ts";

export const bundles = defineDomain({
  router: bundlesRouter,
  listeners: bundleListeners,
  personalData,
  seeds: { demo: seedDemoBundles },
  itemPages: { [bundleScreens.bundle.path]: bundlePage },
  sitemap: { bundles: { path: "/bundle", walk: walkBundles } },
  owners: { bundle: ownersIn("bundles", "creatorId") },
});
