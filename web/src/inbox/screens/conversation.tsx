import type { Message, Conversation as Whole } from "@blenda/domain/inbox/model";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { conversationQuery } from "../data/inbox-queries.ts";
import { useReading } from "../data/use-reading.ts";
import { ConversationHeader } from "./conversation-header.tsx";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import { Composer } from "./messages/composer.tsx";
import { DropArea } from "./messages/drop-area.tsx";
import { type Earlier, MessageList, type OutgoingMessage } from "./messages/message-list.tsx";

interface Props {
  id: string;
  /** On narrow screens there is no list beside it. */
  isAlone: boolean;
}

export function Conversation({ id, isAlone }: Props) {
  const query = useInfiniteQuery(conversationQuery(id));
  const pages = query.data?.pages ?? [];
  const [newest] = pages;
  usePageTitle(newest?.subject);
  if (query.isPending) return <ConversationSkeleton />;
  if (!newest && codeOf(query.error) === "INBOX_NOT_FOUND") return <NotHere message={query.error?.message ?? ""} />;
  if (!newest)
    return (
      <div className="grid place-items-center">
        <ErrorState message={query.error?.message ?? inboxTexts.loadFailed} onRetry={() => void query.refetch()} />
      </div>
    );
  return (
    <Status
      conversation={newest}
      messages={pages.toReversed().flatMap((page) => page.messages)}
      isAlone={isAlone}
      earlier={{
        isThere: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        isFailed: query.isFetchNextPageError,
        load: () => void query.fetchNextPage(),
      }}
    />
  );
}

interface StatusProps {
  conversation: Whole;
  messages: Message[];
  isAlone: boolean;
  earlier: Earlier;
}

function Status({ conversation, messages, isAlone, earlier }: StatusProps) {
  const me = useMe();
  const [outgoing, setOutgoing] = useState<OutgoingMessage | null>(null);
  const lastOwn = messages.findLast(({ senderId }) => senderId === me?.id)?.id;
  useReading(conversation, messages.at(-1)?.id);
  const canWrite = conversation.status !== "closed" && !conversation.isBlocked;
  return (
    <DropArea isOpen={canWrite}>
      <ConversationHeader conversation={conversation} isAlone={isAlone} />
      <MessageList
        conversation={conversation}
        messages={messages}
        outgoing={outgoing?.after === lastOwn ? outgoing : null}
        earlier={earlier}
      />
      <Composer
        conversation={conversation}
        onSend={(body, files) => setOutgoing({ body, files, after: lastOwn })}
        onSettled={() => setOutgoing(null)}
      />
    </DropArea>
  );
}

function NotHere({ message }: { message: string }) {
  return (
    <div className="grid place-items-center">
      <EmptyState
        icon="message-circle"
        title={message}
        action={
          <Link to="/inbox" className={buttonStyle()}>
            To your inbox
          </Link>
        }
      >
        The link may be wrong, or it belongs to someone else.
      </EmptyState>
    </div>
  );
}
