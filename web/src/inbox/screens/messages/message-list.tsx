import type { Attachment, Conversation, Message } from "@blenda/domain/inbox/model";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useMe } from "../../../lib/session/use-me.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { ScrollRegion } from "../../../ui/layout/scroll-region.tsx";
import { MessageLine } from "./message-line.tsx";
import { byDay, dayNameOf } from "./moments.ts";
import { useStillView } from "./use-still-view.ts";

export interface Earlier {
  isThere: boolean;
  isLoading: boolean;
  isFailed: boolean;
  load: () => void;
}

/** Words on their way: they stand in the list until the server's own copy does. */
export interface OutgoingMessage {
  body: string;
  files: Attachment[];
  /** The last message of one's own before it. */
  after: string | undefined;
}

/** What the list needs to know of a conversation, for each of its readers. */
type Read = Pick<Conversation, "id" | "others"> & Partial<Pick<Conversation, "unread" | "readByOthersAt">>;

interface Props {
  conversation: Read;
  /** What was said stays as it was said. */
  isFixed?: boolean;
  messages: Message[];
  outgoing: OutgoingMessage | null;
  earlier: Earlier;
}

/**
 * The box scrolls from its lower end (`flex-col-reverse`): the newest is in view when it opens, and older messages that
 * arrive above move nothing.
 */
export function MessageList({ conversation, isFixed = false, messages, outgoing, earlier }: Props) {
  const me = useMe();
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  // Where the unread ones began when it was opened; reading must not move the line.
  const [firstUnread] = useState(() => (conversation.unread ? messages.at(-conversation.unread)?.id : undefined));
  // The other side answered, so they have read; the mark is for words that still wait for one.
  const last = messages.at(-1);
  const isLastSeen = last?.senderId === me?.id && last !== undefined && last.createdAt <= (conversation.readByOthersAt ?? "");
  useStillView(box, last?.id);
  const toEnd = () => box.current?.scrollTo({ top: 0 });
  useEffect(() => {
    if (outgoing) box.current?.scrollTo({ top: 0 });
  }, [outgoing]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ScrollRegion
        ref={box}
        aria-label="Conversation so far"
        onScroll={({ currentTarget }) => setAtEnd(currentTarget.scrollTop > -80)}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="grid content-end gap-1 px-4 py-4">
          <EarlierMessages earlier={earlier} box={box} />
          {byDay(messages).map((group) => (
            <Day key={group.day} first={group.messages[0]?.createdAt ?? ""}>
              {group.messages.map((message, at) => (
                <li key={message.id} className="grid gap-1">
                  {message.id === firstUnread && <NewLine />}
                  <MessageLine
                    conversation={conversation}
                    isFixed={isFixed}
                    message={message}
                    before={group.messages[at - 1]}
                    isSeen={isLastSeen && message === last}
                  />
                </li>
              ))}
            </Day>
          ))}
          {outgoing && <OutgoingLine outgoing={outgoing} />}
        </div>
      </ScrollRegion>
      {!isAtEnd && (
        <Button size="small" icon="arrow-down" className="absolute! right-4 bottom-3 shadow-raised" onClick={toEnd}>
          To the newest
        </Button>
      )}
      <NewMessageAnnouncer conversation={conversation} newest={messages.at(-1)} />
    </div>
  );
}

/** Older messages come by themselves when their place comes into view, and by a button when that failed. */
function EarlierMessages({ earlier, box }: { earlier: Earlier; box: RefObject<HTMLDivElement | null> }) {
  const mark = useRef<HTMLDivElement>(null);
  const { isThere, isLoading, isFailed, load } = earlier;
  useEffect(() => {
    if (!mark.current || !isThere || isLoading || isFailed) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { root: box.current, rootMargin: "400px" });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [isThere, isLoading, isFailed, load, box]);
  if (!isThere) return null;
  return (
    <div ref={mark} className="grid min-h-12 place-items-center gap-2 pb-4">
      {isFailed ? (
        <Button size="small" icon="rotate-ccw" onClick={load}>
          Load older messages
        </Button>
      ) : (
        <Skeleton className="h-10 w-3/5 justify-self-start rounded-md" />
      )}
    </div>
  );
}

function Day({ first, children }: { first: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="py-3 text-center type-label text-muted">
        <time dateTime={first}>{dayNameOf(first)}</time>
      </p>
      <ul className="grid gap-1">{children}</ul>
    </div>
  );
}

function NewLine() {
  return (
    <p className="my-2 flex items-center gap-3 type-label text-ember-text before:h-px before:flex-1 before:bg-ember-line after:h-px after:flex-1 after:bg-ember-line">
      New
    </p>
  );
}

function OutgoingLine({ outgoing: { body, files } }: { outgoing: OutgoingMessage }) {
  return (
    <div className="mt-2 grid justify-items-end gap-1">
      <p className="max-w-[min(34rem,85%)] rounded-md bg-surface-3 px-3.5 py-2 whitespace-pre-wrap wrap-anywhere opacity-60">
        {body || files.map(({ name }) => name).join(", ")}
      </p>
      <p className="type-label text-muted">Sending…</p>
    </div>
  );
}

/** Says a message of the other one that arrives while this is open; what stood there before is not read out. */
function NewMessageAnnouncer({ conversation, newest }: { conversation: Read; newest: Message | undefined }) {
  const [first] = useState(newest?.id);
  const sender = conversation.others.find(({ userId }) => userId === newest?.senderId);
  const isNews = newest !== undefined && newest.id !== first && (sender || newest.isSystem);
  return (
    <p role="status" className="sr-only">
      {isNews && `${sender ? `${sender.displayName}: ` : ""}${newest.body || `${newest.attachments.length} attached`}`}
    </p>
  );
}
