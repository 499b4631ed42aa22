import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { FactList } from "../fact-list.tsx";
import { Limits } from "../limits.tsx";
import { ShopPreview } from "./shop-preview.tsx";

/** Beside the form: the shop as it grows, what comes next, and what is true while one is new. */
export function Aside({ profile }: { profile: Application["profile"] }) {
  return (
    <div className="grid content-start gap-4 lg:col-start-2 xl:col-start-3">
      <ShopPreview profile={profile} />
      <FactList
        title="What happens next"
        facts={[
          ["You send it", "when all six are done"],
          ["A person reads it", `${ONBOARDING.ANSWER_BUSINESS_DAYS} business days`],
          ["Yes", "your shop opens"],
          ["Not yet", "a note beside each step"],
          ["No", `again after ${ONBOARDING.REAPPLY_DAYS} days`],
        ]}
      />
      <Limits title="Limits while you're new" />
    </div>
  );
}
