import { useSearch } from "@tanstack/react-router";
import { useIsNarrow } from "../../lib/page/narrow.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Conversation } from "./conversation.tsx";
import { ConversationList } from "./conversation-list.tsx";

/** The list and one conversation beside each other; on narrow screens one of the two. */
export function Inbox() {
  const { conversation: open } = useSearch({ from: "/inbox" });
  const isNarrow = useIsNarrow();
  return (
    <div data-fills-window className="page max-lg:px-0">
      <div className="grid h-[calc(100dvh-var(--nav-h)-1px)] min-h-96 grid-rows-[minmax(0,1fr)] border-line lg:grid-cols-[22rem_minmax(0,1fr)] lg:border-x">
        {(!isNarrow || !open) && <ConversationList open={open} />}
        {open && <Conversation key={open} id={open} isAlone={isNarrow} />}
        {!open && !isNarrow && (
          <div className="grid place-items-center">
            <EmptyState icon="message-circle" title="Choose a conversation">
              It will open here. New messages appear automatically.
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
