import type { CommunityBrief } from "@blenda/domain/content/model";
import { useQuery } from "@tanstack/react-query";
import { briefQuery } from "../data/brief-query.ts";

/** What editors put above the community's feed; nothing where they wrote nothing. */
export function CommunityNote() {
  const { data } = useQuery(briefQuery);
  return data && (data.heading || data.brief) ? <BriefNote {...data} /> : null;
}

export function BriefNote({ heading, brief, isPreview = false }: CommunityBrief & { isPreview?: boolean }) {
  const Heading = isPreview ? "h3" : "h2";
  return (
    <section aria-label={heading || "Brief"} className="mb-4 grid gap-1 rounded-md border border-line bg-surface-1 p-5">
      {heading && <Heading className="type-h3">{heading}</Heading>}
      {brief && <p className="max-w-prose whitespace-pre-line text-muted">{brief}</p>}
    </section>
  );
}
