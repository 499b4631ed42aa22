import type { SubmissionKind } from "@blenda/domain/review/constants";
import { reviewTexts } from "@blenda/domain/review/texts";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Record<SubmissionKind, TagTone> = { new: "neutral", revision: "sky", resubmitted: "ember", appeal: "warn" };

/** What a submission is: "Revision 1.2". */
export function KindTag({ kind, version }: { kind: SubmissionKind; version?: string }) {
  return (
    <span className="whitespace-nowrap">
      <Tag tone={TONES[kind]}>
        {reviewTexts.kinds[kind]}
        {kind === "revision" && version ? ` ${version}` : ""}
      </Tag>
    </span>
  );
}
