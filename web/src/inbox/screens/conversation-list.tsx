import { can } from "@blenda/domain/access/can";
import type { ConversationFilter } from "@blenda/domain/inbox/constants";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSettled } from "../../lib/clock/use-settled.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { conversationsQuery, filterIn } from "../data/inbox-queries.ts";
import { ConversationRow } from "./conversation-row.tsx";

const CHOICES = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
  { value: "open", label: "Open" },
  { value: "resolved", label: "Resolved" },
] as const;

export function ConversationList({ open }: { open: string | undefined }) {
  const asked = useSearch({ from: "/inbox" });
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const search = useSettled(typed);
  const show = filterIn(asked);
  const choose = (value: ConversationFilter | "all") =>
    void navigate({ to: "/inbox", search: { ...asked, show: value === "all" ? undefined : value }, replace: true });
  return (
    <section aria-label="Conversations" className="flex min-h-0 min-w-0 flex-col border-line lg:border-r">
      <div className="grid gap-3 border-b border-line px-4 pt-5 pb-4">
        <h1 className="type-h2">Inbox</h1>
        <search className="relative">
          <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <Input
            type="search"
            aria-label="Search your messages"
            value={typed}
            maxLength={100}
            placeholder="Search your messages"
            className="pl-10"
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
        <div className="[&>fieldset]:grid [&>fieldset]:grid-cols-4 [&_label]:px-1">
          <SegmentedControl label="Show" value={show ?? "all"} options={CHOICES} onChange={choose} />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Lines search={search} show={show} open={open} />
      </div>
    </section>
  );
}

interface LinesProps {
  search: string;
  show: ConversationFilter | undefined;
  open: string | undefined;
}

function Lines({ search, show, open }: LinesProps) {
  const list = useInfiniteQuery(conversationsQuery({ search, show }));
  if (list.isPending)
    return (
      <div role="status" aria-label="Loading">
        <Repeat of={LineSkeleton} times={6} />
      </div>
    );
  if (!list.data) return <ErrorState message={list.error?.message ?? inboxTexts.loadFailed} onRetry={() => void list.refetch()} />;
  const lines = list.data.pages.flatMap((page) => page.lines);
  if (lines.length === 0) return search.trim() || show ? <NothingFound /> : <NothingYet />;
  return (
    <>
      <ul className={classNames("divide-y divide-line transition-opacity", list.isPlaceholderData && "opacity-60")}>
        {lines.map((line) => (
          <li key={line.id}>
            <ConversationRow line={line} isOpen={line.id === open} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="grid p-4">
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

const NothingFound = () => (
  <EmptyState icon="search" title="No conversation found">
    Try another word, or show all conversations.
  </EmptyState>
);

function NothingYet() {
  const isCreator = can(useMe(), "creator");
  if (isCreator)
    return (
      <EmptyState icon="mail" title="No messages yet">
        When someone writes to your shop or asks about one of your models, you'll find it here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon="mail"
      title="No messages yet"
      action={
        <Link to="/marketplace" className={buttonStyle()}>
          Browse the marketplace
        </Link>
      }
    >
      Have a question about a model? Click Message on its page or in the shop.
    </EmptyState>
  );
}

function LineSkeleton() {
  return (
    <div className="flex gap-3 border-b border-line px-4 py-3.5">
      <Skeleton className="size-10 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </div>
  );
}
