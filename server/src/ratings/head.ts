import type { PublishedType } from "@blenda/domain/publication/constants";
import type { PageAddition } from "../platform/http/page.ts";
import { reviewPage } from "./reviews/page.ts";

/**
 * Each review in the words of schema.org, beside the average its page says already: the first of them are enough for crawlers without
 * scripts.
 */
export const reviewData =
  (itemType: PublishedType): PageAddition =>
  async (db, itemId) => {
    const { reviews } = await reviewPage(db, { itemType, itemId, sort: "helpful" }, { id: null, isStaff: false });
    if (reviews.length === 0) return {};
    return {
      review: reviews.map(({ rating, comment, author, createdAt }) => ({
        "@type": "Review",
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
        author: { "@type": "Person", name: author.name },
        datePublished: createdAt.slice(0, 10),
        ...(comment !== "" && { reviewBody: comment }),
      })),
    };
  };
