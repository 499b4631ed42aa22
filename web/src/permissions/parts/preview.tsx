import type { PreviewPanel } from "@blenda/domain/permissions/model";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { previewQuery } from "../data/staff-queries.ts";

/** What this person sees: the sidebars of the areas as they would stand there, and which of their items would open. */
export function Preview({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(previewQuery(userId));
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label="Loading what they see" className="grid gap-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      {data.map((panel) => (
        <PanelPreview key={panel.area} panel={panel} />
      ))}
    </div>
  );
}

function PanelPreview({ panel: { title, canEnter, sections } }: { panel: PreviewPanel }) {
  return (
    <div className="grid gap-2">
      <h4 className="flex items-center gap-2 type-ui font-semibold">
        {title} {!canEnter && <Tag>can't enter</Tag>}
      </h4>
      {canEnter && (
        <ul className="grid gap-3 rounded-sm border border-line p-3">
          {sections.map(({ section, items }) => (
            <li key={section}>
              <p className="type-label text-muted">{section}</p>
              <ul>
                {items.map(({ label, path, canOpen }) => (
                  <li key={path} className="flex items-center gap-2 py-1 type-small">
                    <Icon name={canOpen ? "check" : "lock"} size={14} className={canOpen ? "text-ok" : "text-faint"} />
                    <span className={canOpen ? undefined : "text-muted"}>{label}</span>
                    {!canOpen && <span className="text-faint">sees it, can't open it</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
