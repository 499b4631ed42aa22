import { useAct } from "../../lib/calls/act.ts";
import { draftStore } from "../../lib/storage/draft-store.ts";
import { appealKey } from "../editing/appeal-dialog.tsx";
import type { DraftBase, DraftKind } from "./draft-kind.ts";

/** What a creator can do about a draft that is in review or was rejected. */
export function useReviewSteps<Draft extends DraftBase>({ calls, learn }: DraftKind<Draft>, draftId: string) {
  const withdraw = useAct(calls.withdraw, { learn, done: () => "Withdrawn. You can edit it again." });
  const appeal = useAct(calls.appeal, {
    learn: (next, cache) => {
      draftStore.remove(appealKey(draftId));
      learn(next, cache);
    },
    done: () => "Sent. We'll look at it again.",
    isToldInPlace: true,
  });
  return { withdraw, appeal };
}
