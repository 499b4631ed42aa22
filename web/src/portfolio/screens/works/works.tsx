import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import type { PortfolioPage, Work } from "@blenda/domain/portfolio/model";
import { portfolioTexts } from "@blenda/domain/portfolio/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { learnPortfolio } from "../../data/portfolio-query.ts";
import { useOrder } from "../../data/use-order.ts";
import { WorkCard } from "./work-card.tsx";
import { WorkForm } from "./work-form.tsx";
import { WorkTools } from "./work-tools.tsx";

interface Props {
  page: PortfolioPage;
  isEditing: boolean;
  onEdit: () => void;
}

const GRID = "grid gap-x-4 gap-y-6 pt-2 grid-cols-2 lg:grid-cols-3 lg:gap-x-5 lg:gap-y-8";

export function Works({ page, isEditing, onEdit }: Props) {
  if (isEditing) return <EditedWorks page={page} />;
  if (page.works.length === 0) return <NoWorks page={page} onEdit={onEdit} />;
  return (
    <ul className={GRID}>
      {page.works.map((work, at) => (
        <li key={work.id}>
          <WorkCard userId={page.userId} work={work} isFirst={at < 6} />
        </li>
      ))}
    </ul>
  );
}

function NoWorks({ page, onEdit }: Omit<Props, "isEditing">) {
  if (!page.isOwn)
    return (
      <EmptyState icon="brush" title="No works yet">
        {page.displayName} has not shown any work here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon="brush"
      title="Show what you make"
      action={
        <Button kind="primary" icon="plus" onClick={onEdit}>
          Add your first work
        </Button>
      }
    >
      Pictures and models, in your own order. Each can be public, by link only, or just for you.
    </EmptyState>
  );
}

function EditedWorks({ page }: { page: PortfolioPage }) {
  const { works, announcement, dragOf, move } = useOrder(page);
  const [edited, setEdited] = useState<Work | "new" | null>(null);
  const [removed, setRemoved] = useState<Work | null>(null);
  const { act, isActing } = useAct(api.portfolio.removeWork, { done: () => portfolioTexts.workRemoved, learn: learnPortfolio });
  const isFull = page.works.length >= PORTFOLIO.MOST_WORKS;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-2 pb-6">
        <p className="type-small text-muted">{works.length > 1 ? "Drag to reorder, or use the arrows." : "New work appears first."}</p>
        <Button icon="plus" disabled={isFull} onClick={() => setEdited("new")}>
          Add a work
        </Button>
      </div>
      <ul className={GRID}>
        {works.map((work, at) => (
          <li key={work.id} {...dragOf(work.id)} className="data-dragged:opacity-40">
            <WorkCard userId={page.userId} work={work} isFirst={at < 6} isStill />
            <WorkTools
              work={work}
              at={at}
              count={works.length}
              onMove={(by) => move(work.id, at + by)}
              onEdit={() => setEdited(work)}
              onRemove={() => setRemoved(work)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {edited && (
        <WorkForm key={edited === "new" ? "new" : edited.id} work={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && (
        <ConfirmDialog
          question={`Remove “${removed.title}”?`}
          label="Remove"
          isBusy={isActing}
          onYes={() => act({ id: removed.id }, { onSettled: () => setRemoved(null) })}
          onClose={() => setRemoved(null)}
        >
          The work, its files and its view count will be gone for good.
        </ConfirmDialog>
      )}
    </>
  );
}
