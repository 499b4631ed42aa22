import type { Review } from "@blenda/domain/ratings/model";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, use, useState } from "react";
import { agoOf, momentOf } from "../../../lib/text/time.ts";
import { Embeds } from "../../../product/embeds.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { EditReview } from "../asking/write-review.tsx";
import { StarRow } from "../stars/star-row.tsx";
import { Helpful } from "./helpful.tsx";
import { RemoveReview } from "./remove.tsx";
import { Reply, ReplyForm } from "./reply.tsx";
import { StaffSteps } from "./staff-steps.tsx";

interface Props {
  review: Review;
  /** In lists of a whole shop: what it is about. */
  hasItem?: boolean;
  isStaff?: boolean;
}

/** What one buyer says, what can be done with it, and what the shop answered. */
export function ReviewLine({ review, hasItem = false, isStaff = false }: Props) {
  const { author, rating, comment, version, isVerified, isOwn, createdAt, editedAt, hidden, reply, canReply } = review;
  const [doing, setDoing] = useState<"edit" | "remove" | "reply" | null>(null);
  const { report: Report } = use(Embeds);
  const close = () => setDoing(null);
  return (
    <article aria-label={`Review by ${author.name}`} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 py-6">
      <Avatar name={author.name} src={author.photoUrl} size={40} />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="truncate type-ui font-semibold">{author.name}</p>
          {isVerified && (
            <span className="flex items-center gap-1 type-small text-ok">
              <Icon name="circle-check" size={14} />
              Verified buyer
            </span>
          )}
          {isOwn && <Tag>Your review</Tag>}
          {hidden && <Tag tone="warn">Hidden</Tag>}
          <time dateTime={createdAt} title={momentOf(createdAt)} className="ml-auto type-small text-muted">
            {agoOf(createdAt)}
            {editedAt && ", edited"}
          </time>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRow stars={rating} />
          {version && <span className="type-small text-muted">Bought version {version}</span>}
        </div>
        {hasItem && <ItemLink review={review} />}
        {comment && <p className="max-w-[68ch] break-words whitespace-pre-line">{comment}</p>}
        {hidden && <p className="type-small text-warn">Hidden: {hidden.reason}</p>}
        <div className="-ml-2 flex flex-wrap items-center gap-1">
          {!isOwn && <Helpful review={review} />}
          {isOwn && (
            <>
              <LineButton icon="pen-line" onPress={() => setDoing("edit")}>
                Edit
              </LineButton>
              <LineButton icon="trash-2" onPress={() => setDoing("remove")}>
                Delete
              </LineButton>
            </>
          )}
          {canReply && !reply && doing !== "reply" && (
            <LineButton icon="message-square" onPress={() => setDoing("reply")}>
              Reply
            </LineButton>
          )}
          {Report && (
            <Suspense>
              <Report targetType="review" targetId={review.id} ownerId={author.id} />
            </Suspense>
          )}
          {isStaff && <StaffSteps review={review} />}
        </div>
        {reply && <Reply review={review} reply={reply} />}
        {doing === "reply" && <ReplyForm review={review} onClose={close} />}
      </div>
      {doing === "edit" && <EditReview review={review} onClose={close} />}
      {doing === "remove" && <RemoveReview review={review} onClose={close} />}
    </article>
  );
}

interface LineButtonProps {
  icon: "pen-line" | "trash-2" | "message-square";
  onPress: () => void;
  children: ReactNode;
}

const LineButton = ({ icon, onPress, children }: LineButtonProps) => (
  <Button kind="quiet" size="small" icon={icon} className="px-2 font-normal" onClick={onPress}>
    {children}
  </Button>
);

function ItemLink({ review: { itemType, itemId, title } }: { review: Review }) {
  const look = "justify-self-start type-small font-semibold text-sky hover:underline";
  return itemType === "training" ? (
    <Link to="/learning/$id" params={{ id: itemId }} className={look}>
      {title}
    </Link>
  ) : (
    <Link to="/product/$productId" params={{ productId: itemId }} className={look}>
      {title}
    </Link>
  );
}
