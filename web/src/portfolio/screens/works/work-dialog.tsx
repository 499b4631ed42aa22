import type { PortfolioPage, Work } from "@blenda/domain/portfolio/model";
import { portfolioTexts } from "@blenda/domain/portfolio/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { IconButton, iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useModal } from "../../../ui/feedback/modal.ts";
import { ModalDialog } from "../../../ui/feedback/modal-dialog.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { workQuery } from "../../data/portfolio-query.ts";
import { VISIBILITY_WORDS } from "../visibility.ts";
import { WorkMedia } from "./work-media.tsx";

/** One work over the page, with an address of its own. What the page already knows shows at once. */
export function WorkDialog({ page, id }: { page: PortfolioPage; id: string }) {
  const known = page.works.find((work) => work.id === id);
  const { data: work, error } = useQuery({ ...workQuery(page.userId, id), ...(known && { placeholderData: known }) });
  const navigate = useNavigate();
  const dialog = useModal(true);
  const titleId = useId();
  const close = () => void navigate({ to: "/portfolio/$userId", params: { userId: page.userId }, search: {}, state: { staysPut: true } });
  return (
    <ModalDialog
      dialog={dialog}
      aria-labelledby={titleId}
      onClose={close}
      className="max-h-dvh w-screen max-w-none overflow-y-auto border-line-strong bg-surface-1 text-text shadow-raised backdrop:bg-scrim open:appear max-md:h-dvh md:max-h-[calc(100dvh-3rem)] md:w-[min(100vw-3rem,84rem)] md:rounded-md md:border"
    >
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-surface-1 py-2 pr-2 pl-4">
        <h2 id={titleId} className="min-w-0 flex-1 truncate type-h3">
          {work?.title ?? (error ? "Work" : "Loading")}
        </h2>
        <Neighbours page={page} id={id} />
        <IconButton icon="x" label="Close" data-first-focus onClick={close} />
      </div>
      {work && <Shown work={work} />}
      {!work && error && (
        <EmptyState icon="brush" title={error.message || portfolioTexts.loadFailed}>
          The rest of the portfolio is still here.
        </EmptyState>
      )}
      {!work && !error && <Skeleton className="m-4 aspect-3/2" />}
    </ModalDialog>
  );
}

/** The works before and after it on the page. */
function Neighbours({ page, id }: { page: PortfolioPage; id: string }) {
  const at = page.works.findIndex((work) => work.id === id);
  const link = (to: Work | undefined, label: string, icon: "chevron-left" | "chevron-right") =>
    to && (
      <Link
        to="/portfolio/$userId"
        params={{ userId: page.userId }}
        search={{ work: to.id }}
        state={{ staysPut: true }}
        replace
        preload={false}
        aria-label={`${label}: ${to.title}`}
        className={iconButtonStyle}
      >
        <Icon name={icon} size={20} />
      </Link>
    );
  if (at < 0) return null;
  return (
    <>
      {link(page.works[at - 1], "Previous work", "chevron-left")}
      {link(page.works[at + 1], "Next work", "chevron-right")}
    </>
  );
}

function Shown({ work }: { work: Work }) {
  return (
    <div className="grid gap-6 pb-6 md:p-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <WorkMedia work={work} />
      <div className="grid content-start gap-5 max-md:px-4">
        {work.description && <Paragraphs text={work.description} />}
        <dl className="grid divide-y divide-line border-y border-line">
          {work.visibility !== "public" && <Line label="Visibility">{VISIBILITY_WORDS[work.visibility].name}</Line>}
          {work.year !== null && <Line label="Year">{work.year}</Line>}
          {work.software.length > 0 && <Line label="Software">{work.software.join(", ")}</Line>}
          <Line label="Views">{exact(work.views)}</Line>
        </dl>
        {work.tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {work.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="type-small text-muted">{label}</dt>
      <dd className="text-right type-ui tabular-nums">{children}</dd>
    </div>
  );
}
