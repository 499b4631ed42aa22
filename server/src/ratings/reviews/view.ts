import { photoOf } from "@blenda/domain/account/rules";
import type { Review } from "@blenda/domain/ratings/model";
import { ratingTexts } from "@blenda/domain/ratings/texts";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { findReview, type SeenReview } from "./review-repository.ts";

/** As this reader sees it. */
export const reviewOf = (row: SeenReview, readerId: string | null): Review => ({
  id: row.id,
  itemType: row.itemType,
  itemId: row.itemId,
  title: row.title,
  posterUrl: fileUrl(row.posterFileId),
  stageHue: row.stageHue,
  rating: row.rating,
  comment: row.comment,
  version: row.version,
  isVerified: row.isVerified,
  author: { id: row.userId, name: row.displayName || ratingTexts.unnamed, photoUrl: photoOf(row.profileImage, row.photoUrl) },
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  helpfulCount: row.helpfulCount,
  isHelpful: row.isHelpful,
  isOwn: row.userId === readerId,
  canReply: row.creatorId === readerId,
  reply:
    row.reply !== null && row.repliedAt !== null
      ? { text: row.reply, shopName: row.shopName, createdAt: row.repliedAt, editedAt: row.replyEditedAt }
      : null,
  hidden: row.hiddenAt !== null && row.hiddenReason !== null ? { at: row.hiddenAt, reason: row.hiddenReason } : null,
});

/** The review a command was about; every one of them answers with it. */
export async function reviewFor(db: Db, readerId: string, id: string): Promise<Review> {
  const row = await findReview(db, readerId, id);
  if (!row) throw refusal("RATING_REVIEW_GONE");
  return reviewOf(row, readerId);
}
