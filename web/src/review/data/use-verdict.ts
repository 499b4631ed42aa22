import type { RejectionCode } from "@blenda/domain/authoring/constants";
import type { ReviewField } from "@blenda/domain/review/constants";
import { useEffect, useState } from "react";
import { draftStore } from "../../lib/storage/draft-store.ts";

const CHOICES = ["approve", "requestChanges", "reject"] as const;
export type Choice = (typeof CHOICES)[number];

/** What a comment is about: a field, of a course perhaps one lesson's. */
export interface RemarkTarget {
  field: ReviewField;
  lessonId: string | null;
}
export const isSame = (one: RemarkTarget, other: RemarkTarget): boolean => one.field === other.field && one.lessonId === other.lessonId;

export interface Verdict {
  choice: Choice | null;
  comments: readonly (RemarkTarget & { text: string })[];
  reason: RejectionCode | null;
  text: string;
  /** Why it is none, where it may be a copy. */
  notACopy: string;
}

const NOTHING: Verdict = { choice: null, comments: [], reason: null, text: "", notACopy: "" };

const isVerdict = (kept: unknown): kept is Verdict =>
  typeof kept === "object" && kept !== null && "comments" in kept && Array.isArray(kept.comments) && "choice" in kept;

/** What a reviewer has chosen and written about one submission so far. A reload keeps it; sending it takes it away. */
export function useVerdict(submissionId: string) {
  const name = `review/${submissionId}`;
  const [verdict, setVerdict] = useState<Verdict>(() => {
    const kept = draftStore.read(name);
    return isVerdict(kept) ? { ...NOTHING, ...kept } : NOTHING;
  });
  useEffect(() => {
    if (verdict !== NOTHING) draftStore.write(name, verdict);
  }, [name, verdict]);
  const change = (patch: Partial<Verdict>) => setVerdict((before) => ({ ...before, ...patch }));
  return {
    verdict,
    change,
    /** A comment means that something has to change; one that is there already stays as it is. */
    comment: ({ field, lessonId }: RemarkTarget) =>
      setVerdict((before) => ({
        ...before,
        choice: before.choice === "reject" ? before.choice : "requestChanges",
        comments: before.comments.some((each) => isSame(each, { field, lessonId }))
          ? before.comments
          : [...before.comments, { field, lessonId, text: "" }],
      })),
    write: (about: RemarkTarget, text: string) =>
      setVerdict((before) => ({
        ...before,
        comments: before.comments.map((each) => (isSame(each, about) ? { ...each, text } : each)),
      })),
    drop: (about: RemarkTarget) =>
      setVerdict((before) => ({ ...before, comments: before.comments.filter((each) => !isSame(each, about)) })),
    forget: () => draftStore.remove(name),
  };
}
export type VerdictState = ReturnType<typeof useVerdict>;
