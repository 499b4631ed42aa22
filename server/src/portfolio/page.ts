import type { PortfolioPage } from "@blenda/domain/portfolio/model";
import type { Instant } from "@blenda/domain/shared/time";
import { publicProducts } from "../catalogue/port.ts";
import { peopleById } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { publicTrainings } from "../trainings/port.ts";
import { findHeader, worksOf } from "./repository.ts";

const MOST_CARDS = 24;

/** A portfolio as this viewer may see it; every command answers with the owner's. */
export async function pageFor(db: Db, userId: string, viewerId: string | null, now: Instant): Promise<PortfolioPage> {
  const person = (await peopleById(db, [userId])).get(userId);
  if (!person || person.isSuspended) throw refusal("PORTFOLIO_NOT_FOUND");
  const isOwn = viewerId === userId;
  const [header, works, products, trainings] = await Promise.all([
    findHeader(db, userId),
    worksOf(db, userId, isOwn),
    publicProducts.ofCreator(db, userId, MOST_CARDS, now),
    publicTrainings.ofCreator(db, userId, MOST_CARDS, now),
  ]);
  const { displayName, avatarUrl, isCreator, shopName, shopSlug, isVerifiedShop, createdAt } = person;
  return {
    userId,
    displayName,
    avatarUrl,
    isCreator,
    shop: shopName !== null && shopSlug !== null ? { name: shopName, slug: shopSlug, isVerified: isVerifiedShop } : null,
    joinedAt: createdAt,
    header,
    isOwn,
    works,
    products,
    trainings,
    views: works.reduce((sum, { views }) => sum + views, 0),
  };
}
