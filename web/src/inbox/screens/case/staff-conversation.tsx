import type { Message, StaffConversation as Whole } from "@blenda/domain/inbox/model";
import { inboxScreens } from "@blenda/domain/inbox/screens";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { caseQuery, learnCase } from "../../data/inbox-queries.ts";
import { ConversationSkeleton } from "../conversation-skeleton.tsx";
import { DropArea } from "../messages/drop-area.tsx";
import { type Earlier, MessageList, type OutgoingMessage } from "../messages/message-list.tsx";
import { WritingBox } from "../messages/writing-box.tsx";
import { CaseHead } from "./case-head.tsx";
import { CaseSides } from "./case-sides.tsx";
import { CaseThreshold } from "./case-threshold.tsx";

/** A conversation that asked for our help: read, answered and closed by the staff member who joined it. */
export function StaffConversation() {
  const { conversationId } = useParams({ from: inboxScreens.staffConversation.path });
  return <Case key={conversationId} id={conversationId} />;
}

function Case({ id }: { id: string }) {
  const query = useInfiniteQuery(caseQuery(id));
  const pages = query.data?.pages ?? [];
  const [newest] = pages;
  usePageTitle(newest?.subject);
  if (query.isPending)
    return (
      <div className="h-140 rounded-md border border-line">
        <h1 className="sr-only">{inboxScreens.staffConversation.head.title}</h1>
        <ConversationSkeleton />
      </div>
    );
  if (codeOf(query.error) === "INBOX_CASE_NOT_FOUND") return <NotOurs message={query.error?.message ?? ""} />;
  if (!newest)
    return (
      <>
        <h1 className="sr-only">{inboxScreens.staffConversation.head.title}</h1>
        <ErrorState message={query.error?.message ?? inboxTexts.caseFailed} onRetry={() => void query.refetch()} />
      </>
    );
  return (
    <Body
      conversation={newest}
      messages={pages.toReversed().flatMap((page) => page.messages)}
      earlier={{
        isThere: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        isFailed: query.isFetchNextPageError,
        load: () => void query.fetchNextPage(),
      }}
    />
  );
}

interface Props {
  conversation: Whole;
  messages: Message[];
  earlier: Earlier;
}

function Body({ conversation, messages, earlier }: Props) {
  const canRead = conversation.reader === "joined" || conversation.reader === "left";
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <CaseHead conversation={conversation} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {canRead ? (
          <div className="grid h-[max(28rem,calc(100dvh-16rem))] min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden rounded-md border border-line bg-surface-1">
            <Thread conversation={conversation} messages={messages} earlier={earlier} />
          </div>
        ) : (
          <CaseThreshold conversation={conversation} />
        )}
        <CaseSides conversation={conversation} />
      </div>
    </div>
  );
}

function Thread({ conversation, messages, earlier }: Props) {
  const me = useMe();
  const [outgoing, setOutgoing] = useState<OutgoingMessage | null>(null);
  const sending = useAct(api.inbox.staffSend, { learn: learnCase, isToldInPlace: true });
  const lastOwn = messages.findLast(({ senderId }) => senderId === me?.id)?.id;
  const canWrite = conversation.allowed.includes("send");
  return (
    <DropArea isOpen={canWrite}>
      <MessageList
        conversation={conversation}
        isFixed
        messages={messages}
        outgoing={outgoing?.after === lastOwn ? outgoing : null}
        earlier={earlier}
      />
      {canWrite ? (
        <WritingBox
          conversationId={conversation.id}
          name={`${conversation.buyer.displayName} and ${conversation.creator.displayName}`}
          sending={sending}
          onSend={(body, files) => setOutgoing({ body, files, after: lastOwn })}
          onSettled={() => setOutgoing(null)}
        />
      ) : (
        <p className="border-t border-line px-4 py-3 text-muted">
          This case is closed. What they write to each other from now on stays between them, unless they ask us again.
        </p>
      )}
    </DropArea>
  );
}

function NotOurs({ message }: { message: string }) {
  return (
    <>
      <h1 className="sr-only">{inboxScreens.staffConversation.head.title}</h1>
      <EmptyState
        icon="message-circle"
        title={message}
        action={
          <Link to="/admin" className={buttonStyle()}>
            To the overview
          </Link>
        }
      >
        We only open conversations that asked for help or were reported.
      </EmptyState>
    </>
  );
}
