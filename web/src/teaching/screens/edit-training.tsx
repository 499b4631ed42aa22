import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { draftQuery, learnDraft } from "../data/draft-queries.ts";
import { Editor } from "./editor/editor.tsx";
import { EditorSkeleton } from "./editor/editor-skeleton.tsx";

const NOT_FOUND = "TEACHING_NOT_FOUND";

/** A course's working copy. Something on sale without one gets it now; somebody else's is not there. */
export function EditTraining() {
  const { trainingId } = useParams({ from: "/dashboard/edit-training/$trainingId" });
  const { data, error, refetch } = useQuery(draftQuery(trainingId));
  const revision = useAct(api.teaching.startRevision, { learn: learnDraft, isToldInPlace: true });
  const isGone = codeOf(error) === NOT_FOUND;
  const isWithoutDraft = isGone && !data;
  const { act } = revision;
  useEffect(() => {
    if (isWithoutDraft) act({ id: trainingId });
  }, [isWithoutDraft, act, trainingId]);

  if (data && isGone)
    return (
      <Nothing icon="circle-check" title="There's nothing left to edit here">
        These changes were published or deleted in the meantime. You'll find the course in your list.
      </Nothing>
    );
  if (data) return <Editor key={data.id} draft={data} />;
  if (codeOf(revision.error) === NOT_FOUND)
    return (
      <Nothing icon="package-search" title="We can't find this course">
        It may have been deleted, or the link belongs to another account.
      </Nothing>
    );
  const failed = revision.error ?? (isWithoutDraft ? null : error);
  return failed ? <ErrorState message={failed.message} onRetry={() => void refetch()} /> : <EditorSkeleton />;
}

function Nothing({ icon, title, children }: { icon: "circle-check" | "package-search"; title: string; children: ReactNode }) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Link to="/dashboard/products" className={buttonStyle()}>
          Your products and courses
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
