import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import type { DraftBase, DraftKind } from "./draft-kind.ts";

interface Props<Draft extends DraftBase> {
  kind: DraftKind<Draft>;
  id: string;
  /** What the server says of it. */
  query: { data: Draft | undefined; error: Error | null; refetch: () => unknown };
  /** "product" */
  noun: string;
  /** What the way back to the list is called. */
  listLabel: string;
  /** The shape of the editor while its draft is on the way. */
  skeleton: ReactNode;
  children: (draft: Draft) => ReactNode;
}

/** The working copy of something. What is on sale without one gets it now; another creator's is not there. */
export function OpenedDraft<Draft extends DraftBase>({ kind, id, query, noun, listLabel, skeleton, children }: Props<Draft>) {
  const { data, error, refetch } = query;
  const revision = useAct(kind.calls.startRevision, { learn: kind.learn, isToldInPlace: true });
  const isGone = codeOf(error) === kind.notFound;
  const isWithoutDraft = isGone && !data;
  const { act } = revision;
  useEffect(() => {
    if (isWithoutDraft) act({ id });
  }, [isWithoutDraft, act, id]);

  // Approved, published or deleted while it was open here.
  if (data && isGone)
    return (
      <Nothing icon="circle-check" title="There's nothing left to edit here" listLabel={listLabel}>
        These changes were published or deleted in the meantime. You'll find the {noun} in your list.
      </Nothing>
    );
  if (data) return children(data);
  if (codeOf(revision.error) === kind.notFound)
    return (
      <Nothing icon="package-search" title={`We can't find this ${noun}`} listLabel={listLabel}>
        It may have been deleted, or the link belongs to another account.
      </Nothing>
    );
  const failed = revision.error ?? (isWithoutDraft ? null : error);
  return failed ? <ErrorState message={failed.message} onRetry={() => void refetch()} /> : skeleton;
}

interface NothingProps {
  icon: "circle-check" | "package-search";
  title: string;
  listLabel: string;
  children: ReactNode;
}

const Nothing = ({ icon, title, listLabel, children }: NothingProps) => (
  <EmptyState
    icon={icon}
    title={title}
    action={
      <Link to="/dashboard/products" className={buttonStyle()}>
        {listLabel}
      </Link>
    }
  >
    {children}
  </EmptyState>
);
