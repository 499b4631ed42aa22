import { photoOf } from "@blenda/domain/account/rules";
import { LISTING } from "@blenda/domain/catalogue/constants";
import { ratingOfStars } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import type { CreatorInfo, Shop, ShopPage } from "@blenda/domain/shops/model";
import { slugProblem } from "@blenda/domain/shops/rules";
import { TRAININGS } from "@blenda/domain/trainings/constants";
import { publicProducts } from "../catalogue/port.ts";
import { replyMinutesOf } from "../inbox/port.ts";
import type { Db } from "../platform/database/db.ts";
import { publicTrainings } from "../trainings/port.ts";
import { findShop, shopOf } from "./lookup.ts";
import { openShops, shopOwner } from "./procedures.ts";
import { featuredIdsOf, findSellers, type SellerRow } from "./repository.ts";
import { settingsOf } from "./settings/own-shop.ts";
import { isFreeFor } from "./slugs.ts";

export const shop = openShops.shop.handler(async ({ input, context: { db, now }, errors }) => {
  const found = await findShop(db, input.slug);
  if (!found) throw errors.SHOPS_NOT_FOUND();
  return found.isEnabled ? openPage(db, found, now()) : closedPage(found);
});

const closedPage = (found: Shop): ShopPage => ({
  shop: found,
  counts: { products: 0, trainings: 0, sales: 0 },
  rating: null,
  featured: [],
  products: [],
  trainings: [],
  replyMinutes: null,
});

async function openPage(db: Db, found: Shop, now: Instant): Promise<ShopPage> {
  const { creatorId } = found;
  const [sold, taught, featured, products, trainings, replyMinutes] = await Promise.all([
    publicProducts.totalsOf(db, creatorId),
    publicTrainings.totalsOf(db, creatorId),
    featuredOf(db, found, now),
    publicProducts.ofCreator(db, creatorId, LISTING.PAGE, now),
    publicTrainings.ofCreator(db, creatorId, TRAININGS.PAGE, now),
    replyMinutesOf(db, creatorId, now),
  ]);
  return {
    shop: found,
    counts: { products: sold.count, trainings: taught.count, sales: sold.sales + taught.sales },
    rating: ratingOfStars(sold.stars.map((count, star) => count + (taught.stars[star] ?? 0))),
    featured,
    products,
    trainings,
    replyMinutes,
  };
}

/** What its creator chose, in that order; otherwise what sells best. */
async function featuredOf(db: Db, { creatorId, displayOptions: { featuredMaxItems } }: Shop, now: Instant): Promise<ShopPage["featured"]> {
  const ids = await featuredIdsOf(db, creatorId);
  const chosen = ids.length > 0 ? await publicProducts.byIds(db, ids, now) : [];
  return chosen.length > 0 ? chosen.slice(0, featuredMaxItems) : publicProducts.bestOfCreator(db, creatorId, featuredMaxItems, now);
}

export const settings = shopOwner.settings.handler(({ context: { db, user } }) => settingsOf(db, user.id));

export const checkSlug = shopOwner.checkSlug.handler(async ({ input: { slug }, context: { db, user } }) => {
  const problem = slugProblem(slug);
  return { problem: problem ?? ((await isFreeFor(db, user.id, slug)) ? null : "taken") };
});

export const creators = openShops.creators.handler(async ({ input: { ids }, context: { db, now } }) => {
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
