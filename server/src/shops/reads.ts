import { photoOf } from "@blenda/domain/account/rules";
import { LISTING } from "@blenda/domain/catalogue/constants";
import { ratingOf } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { shopsContract } from "@blenda/domain/shops/contract";
import type { CreatorInfo, Shop, ShopPage } from "@blenda/domain/shops/model";
import { TRAININGS } from "@blenda/domain/trainings/constants";
import { implement } from "@orpc/server";
import { publicProducts } from "../catalogue/port.ts";
import type { Db } from "../platform/database/db.ts";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";
import { publicTrainings } from "../trainings/port.ts";
import { findShop, shopOf } from "./lookup.ts";
import { findSellers, type SellerRow } from "./repository.ts";

const shops = implement(shopsContract).$context<Context>().use(spoken).use(guard);

export const shop = shops.shop.handler(async ({ input, context: { db }, errors }) => {
  const found = await findShop(db, input.slug);
  if (!found) throw errors.SHOPS_NOT_FOUND();
  return found.isEnabled ? openPage(db, found) : closedPage(found);
});

const closedPage = (found: Shop): ShopPage => ({
  shop: found,
  counts: { products: 0, trainings: 0, sales: 0 },
  rating: null,
  featured: [],
  products: [],
  trainings: [],
});

async function openPage(db: Db, found: Shop): Promise<ShopPage> {
  const { creatorId, displayOptions } = found;
  const [sold, taught, featured, products, trainings] = await Promise.all([
    publicProducts.totalsOf(db, creatorId),
    publicTrainings.totalsOf(db, creatorId),
    publicProducts.bestOfCreator(db, creatorId, displayOptions.featuredMaxItems),
    publicProducts.ofCreator(db, creatorId, LISTING.PAGE),
    publicTrainings.ofCreator(db, creatorId, TRAININGS.PAGE),
  ]);
  return {
    shop: found,
    counts: { products: sold.count, trainings: taught.count, sales: sold.sales + taught.sales },
    rating: ratingOf(sold.ratingSum + taught.ratingSum, sold.ratingCount + taught.ratingCount),
    featured,
    products,
    trainings,
  };
}

export const creators = shops.creators.handler(async ({ input: { ids }, context: { db, now } }) => {
  const sellers = new Map((await findSellers(db, ids)).map((seller) => [seller.id, seller]));
  return ids.map((id) => creatorInfo(id, sellers.get(id), now()));
});

function creatorInfo(userId: string, seller: SellerRow | undefined, fetchedAt: Instant): CreatorInfo {
  const found = seller ? shopOf(seller) : null;
  return {
    userId,
    displayName: seller?.displayName || seller?.name || UNKNOWN.user,
    photoUrl: seller ? photoOf(seller.profileImage, seller.photoUrl) : null,
    isCreator: seller?.isCreator ?? false,
    isAdmin: seller?.isAdmin ?? false,
    shopName: found?.name ?? UNKNOWN.creator,
    shopImage: found?.imageUrl ?? null,
    shopSlug: found?.slug ?? null,
    shopEnabled: found?.isEnabled ?? false,
    storeName: found?.name ?? UNKNOWN.creator,
    fetchedAt,
    hasUserData: seller !== undefined,
    hasShopData: found !== null,
    error: null,
  };
}
