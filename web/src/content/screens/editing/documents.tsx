import type { DocumentName } from "@blenda/domain/content/constants";
import type { DocumentLine } from "@blenda/domain/content/model";
import { contentTexts } from "@blenda/domain/content/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { momentOf } from "../../../lib/text/time.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { documentsQuery } from "../../data/document-queries.ts";
import { fieldName } from "./field-names.ts";

const PAGES = {
  homeHero: "/admin/content/hero",
  marketplaceHero: "/admin/content/marketplace",
  learningHero: "/admin/content/hero",
  homepage: "/admin/content/homepage",
  marketplace: "/admin/content/marketplace",
  community: "/admin/content/community",
} as const satisfies Record<DocumentName, string>;

/** Everything the site says, with its last change; each leads to where it is written. */
export function Documents() {
  const { data, error, refetch } = useQuery(documentsQuery());
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid grid-cols-1 gap-1">
        <h1 className="type-h1">Content</h1>
        <p className="type-small text-muted">What the site says: what's live, drafted and scheduled.</p>
      </header>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-96" />}
      {data && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
          {data.map((line) => (
            <li key={line.name}>
              <Link to={PAGES[line.name]} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 hover:bg-surface-2">
                <span className="min-w-0 flex-1 basis-56">
                  <span className="block type-ui font-semibold">{contentTexts.names[line.name]}</span>
                  <span className="block type-small text-muted">{liveText(line)}</span>
                </span>
                <State line={line} />
                <Icon name="arrow-right" className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function liveText({ version, publishedAt, publishedBy }: DocumentLine): string {
  if (version === 0 || !publishedAt) return "As the site opened";
  return `Version ${version}, ${momentOf(publishedAt)}${publishedBy ? ` by ${publishedBy}` : ""}`;
}

function State({ line: { changed, draftedBy, publishAt } }: { line: DocumentLine }) {
  if (changed.length === 0) return <Tag tone="ok">Live</Tag>;
  const drafted = `${draftedBy ? `${draftedBy}: ` : ""}${changed.map(fieldName).join(", ")}`;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2 type-small text-muted">
      {publishAt ? <Tag tone="sky">{`Goes live ${momentOf(publishAt)}`}</Tag> : <Tag tone="ember">Draft</Tag>}
      {drafted}
    </span>
  );
}
