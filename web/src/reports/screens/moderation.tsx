import { can } from "@blenda/domain/access/can";
import { handleCases } from "@blenda/domain/inbox/access";
import { CASE_LISTS, type CaseList } from "@blenda/domain/reports/constants";
import { reportScreens } from "@blenda/domain/reports/screens";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { casesQuery as chatsQuery } from "../../inbox/data/inbox-queries.ts";
import { EscalatedConversations } from "../../inbox/parts/escalated-conversations.tsx";
import { useIsNarrow } from "../../lib/page/narrow.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { casesQuery } from "../data/case-queries.ts";
import type { DecidedCase } from "../data/use-decision.ts";
import { OpenCase } from "./case/open-case.tsx";
import { Figures } from "./figures.tsx";
import { ModerationKeys } from "./moderation-keys.tsx";
import { Queue, type QueueTab } from "./queue.tsx";
import { UndoBar } from "./undo-bar.tsx";

type Path = (typeof reportScreens)[keyof typeof reportScreens]["path"];

export const AdminReports = () => <Moderation path={reportScreens.reports.path} />;
export const EditorReports = () => <Moderation path={reportScreens.editorReports.path} />;

const tabIn = (show: string | undefined): QueueTab =>
  show === "conversations" ? show : (CASE_LISTS.find((each) => each === show) ?? "new");

/** The queue, the case as people saw it, and the decision. The address says which list and which case. */
function Moderation({ path }: { path: Path }) {
  const asked = useSearch({ from: path });
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const page = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState<DecidedCase | null>(null);
  const canJoin = can(useMe(), handleCases);
  const tab = tabIn(asked.show);
  const list: CaseList = tab === "conversations" ? "new" : tab;
  const cases = useInfiniteQuery(casesQuery(list));
  const { data: chats } = useQuery({ ...chatsQuery, enabled: canJoin });
  const lines = cases.data?.pages.flatMap(({ rows }) => rows) ?? [];
  // On wide screens the most urgent is open by itself; a phone shows the list first.
  const shown = asked.case ?? (isNarrow || tab === "conversations" ? undefined : lines[0]?.id);
  const search = (change: { show?: string | undefined; case?: string | undefined }) => ({ show: asked.show, ...change });
  const go = (id: string | null | undefined) =>
    void navigate({ to: path, search: search({ case: id ?? undefined }), replace: id === null || id === undefined, resetScroll: isNarrow });
  const openNext = (done: DecidedCase) => {
    setDecided(done);
    go(done.nextId);
  };
  const isAlone = isNarrow && shown !== undefined;
  return (
    <div ref={page} className="grid min-w-0 grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">Reports</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Figures />
          <Link
            to={path}
            search={tab === "decided" ? {} : { show: "decided" }}
            className={buttonStyle("secondary", "medium")}
            aria-current={tab === "decided" ? "page" : undefined}
          >
            <Icon name={tab === "decided" ? "flag" : "history"} />
            {tab === "decided" ? "Open reports" : "History"}
          </Link>
        </div>
      </header>
      {decided && <UndoBar key={decided.caseId} decided={decided} onGone={() => setDecided(null)} onUndone={(id) => go(id)} />}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        {!isAlone && (
          <Queue
            tab={tab}
            canJoin={canJoin}
            cases={cases}
            chats={chats?.count}
            lines={lines}
            shown={shown}
            wayTo={(id) => ({ to: path, search: search({ case: id }) })}
            onTab={(next) => void navigate({ to: path, search: next === "new" ? {} : { show: next } })}
          >
            <EscalatedConversations />
          </Queue>
        )}
        {shown !== undefined && (
          <OpenCase
            key={shown}
            id={shown}
            back={isAlone ? { to: path, search: search({ case: undefined }) } : undefined}
            onDecided={openNext}
            onSkip={() => go(lines[lines.findIndex(({ id }) => id === shown) + 1]?.id)}
          />
        )}
      </div>
      <ModerationKeys page={page} ids={lines.map(({ id }) => id)} shown={shown} onGo={go} />
    </div>
  );
}
