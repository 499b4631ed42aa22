import { shopScreens } from "@blenda/domain/shops/screens";
import { defineDomain } from "../platform/domain.ts";
import { shopPage } from "./head.ts";
import { personalData } from "./personal-data.ts";
import { walkOpen } from "./public-listing.ts";
import { reportableShop } from "./reportable.ts";
import { shopsRouter } from "./router.ts";
import { seedDemoShops } from "./seeds.ts";
import { shopPictureUpload } from "./uploads.ts";

export const shops = defineDomain({
  router: shopsRouter,
  personalData,
  reportable: [reportableShop],
  uploads: [shopPictureUpload],
  seeds: { demo: (db, now, storage) => seedDemoShops(db, storage, now) },
  itemPages: { [shopScreens.shop.path]: shopPage },
  sitemap: { shops: { path: "/shop", walk: walkOpen } },
});
