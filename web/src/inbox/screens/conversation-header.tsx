import type { Conversation, Participant } from "@blenda/domain/inbox/model";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { iconButtonStyle } from "../../ui/controls/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ConversationActions } from "./conversation-actions.tsx";
import { StatusTag } from "./conversation-status.tsx";
import { PersonMarks } from "./person-marks.tsx";
import { ProductStrip } from "./product-strip.tsx";

interface Props {
  conversation: Conversation;
  isAlone: boolean;
}

/** With whom, about what, and what can be done with it. */
export function ConversationHeader({ conversation, isAlone }: Props) {
  const [other] = conversation.others;
  const Name = isAlone ? "h1" : "h2";
  if (!other) return null;
  return (
    <header className="border-b border-line">
      <div className="flex items-center gap-3 px-4 py-3">
        {isAlone && (
          <Link to="/inbox" aria-label="Back to all conversations" className={`${iconButtonStyle} -ml-2`}>
            <Icon name="arrow-left" size={20} />
          </Link>
        )}
        <Avatar name={other.displayName} src={other.avatarUrl} size={40} {...(other.isShop && { of: "shop" as const })} />
        <div className="grid min-w-0 flex-1">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <Name className="min-w-0 truncate type-ui font-semibold">
              {other.isShop && other.shopSlug !== null ? (
                <Link to="/shop/$slug" params={{ slug: other.shopSlug }} className="hover:underline">
                  {other.displayName}
                </Link>
              ) : (
                <Link to="/portfolio/$userId" params={{ userId: other.userId }} className="hover:underline">
                  {other.displayName}
                </Link>
              )}
            </Name>
            <PersonMarks person={other} />
            <StatusTag status={conversation.status} />
          </div>
          <Topic conversation={conversation} person={other} />
        </div>
        <ConversationActions conversation={conversation} name={other.displayName} />
      </div>
      {conversation.product && <ProductStrip product={conversation.product} />}
    </header>
  );
}

/** The shop and the subject; a subject that only repeats the product's name is left to its strip. */
function Topic({ conversation: { subject, product }, person }: { conversation: Conversation; person: Participant }) {
  const hasShop = person.shopSlug !== null && person.shopName !== null && person.shopName !== person.displayName;
  const hasSubject = subject !== product?.title;
  if (!hasShop && !hasSubject) return null;
  return (
    <p className="truncate type-small text-muted">
      {hasShop && (
        <Link to="/shop/$slug" params={{ slug: person.shopSlug ?? "" }} className="hover:text-text">
          {person.shopName}
        </Link>
      )}
      {hasShop && hasSubject && " · "}
      {hasSubject && subject}
    </p>
  );
}
