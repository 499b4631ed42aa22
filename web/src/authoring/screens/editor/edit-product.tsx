import type { Draft } from "@blenda/domain/authoring/model";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { draftQuery, learnDraft } from "../../data/draft-queries.ts";
import { Editor } from "./editor.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";

const LINE_EVERY_MS = 5_000;

/** Whose turn it is changes with what others send: the line is asked about while something waits in it. */
const whileWaiting = ({ state: { data } }: { state: { data?: Draft | undefined } }): number | false =>
  data?.files.some(({ state }) => state === "waiting") ? LINE_EVERY_MS : false;

const NOT_FOUND = "AUTHORING_NOT_FOUND";

/** A product's working copy. Something on sale without one gets it now; somebody else's is not there. */
export function EditProduct() {
  const { productId } = useParams({ from: "/dashboard/products/$productId/edit" });
  const { data, error, refetch } = useQuery({ ...draftQuery(productId), refetchInterval: whileWaiting });
  const revision = useAct(api.authoring.startRevision, { learn: learnDraft, isToldInPlace: true });
  const isGone = codeOf(error) === NOT_FOUND;
  const isWithoutDraft = isGone && !data;
  const { act } = revision;
  useEffect(() => {
    if (isWithoutDraft) act({ id: productId });
  }, [isWithoutDraft, act, productId]);

  if (data && isGone) return <Over />;
  if (data) return <Editor key={data.id} draft={data} />;
  if (codeOf(revision.error) === NOT_FOUND) return <Missing />;
  const failed = revision.error ?? (isWithoutDraft ? null : error);
  return failed ? <ErrorState message={failed.message} onRetry={() => void refetch()} /> : <EditorSkeleton />;
}

/** Approved, published or deleted while it was open here. */
function Over() {
  return (
    <EmptyState
      icon="circle-check"
      title="There's nothing left to edit here"
      action={
        <Link to="/dashboard/products" className={buttonStyle()}>
          Your products
        </Link>
      }
    >
      These changes were published or deleted in the meantime. You'll find the product in your list.
    </EmptyState>
  );
}

function Missing() {
  return (
    <EmptyState
      icon="package-search"
      title="We can't find this product"
      action={
        <Link to="/dashboard/products" className={buttonStyle()}>
          Your products
        </Link>
      }
    >
      It may have been deleted, or the link belongs to another account.
    </EmptyState>
  );
}
