import { catalogueScreens } from "@blenda/domain/catalogue/screens";
import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { reviewedPictureAccess } from "./file-repository.ts";
import { productPage } from "./head.ts";
import { personalData } from "./personal-data.ts";
import { publicProducts } from "./port.ts";
import { reportableProduct } from "./reportable.ts";
import { catalogueRouter } from "./router.ts";
import { seedCategories, seedDemoProducts } from "./seeds.ts";

export const catalogue = defineDomain({
  router: catalogueRouter,
  personalData,
  fileAccess: reviewedPictureAccess,
  reportable: [reportableProduct],
  seeds: { always: seedCategories, demo: (db, now, storage) => seedDemoProducts(db, storage, now) },
  itemPages: { [catalogueScreens.product.path]: productPage },
  sitemap: { products: { path: "/product", walk: publicProducts.walk } },
  owners: { product: ownersIn("products", "creatorId") },
});
