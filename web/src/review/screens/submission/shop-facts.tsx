import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { ReviewItem } from "@blenda/domain/review/model";
import { reviewTexts } from "@blenda/domain/review/texts";
import type { ReactNode } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { ShopLine } from "../../../product/shop-line.tsx";

const AI = { none: "None used", assisted: "AI-assisted, disclosed", generated: "Generated, disclosed" } as const;

/** Who made it and what they declared. No buyers, no revenue. */
export function ShopFacts({ item }: { item: ReviewItem }) {
  const { shop, shopHistory: past, submission } = item;
  const { draft, live } = submission;
  const { aiDisclosure } = draft.fields;
  const generatedFrom = item.itemType === "product" ? item.submission.draft.generatedFrom : null;
  const bought = (item.itemType === "product" && item.submission.live?.version) || `this ${reviewTexts.items[item.itemType].one}`;
  const trusted = past.isTrusted ? "Yes" : `Not yet, ${past.approvals} of ${past.approvalsNeeded} approvals`;
  return (
    <section aria-label="Shop and declarations" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <dl className="-mr-px -mb-px grid sm:grid-cols-2 xl:grid-cols-3">
        <Fact label="Shop" more={past.since ? `Since ${dayOf(past.since)}, ${exact(past.published)} on sale` : undefined}>
          <ShopLine shop={shop} />
        </Fact>
        <Fact
          label="With us so far"
          more={past.suspended > 0 ? <span className="text-bad">{exact(past.suspended)} suspended</span> : "Nothing suspended"}
        >
          {past.approvals + past.changesRequested + past.rejected === 0
            ? past.published > 0
              ? `${exact(past.published)} on sale, first one we review`
              : "First submission"
            : `${past.approvals} approved, ${past.changesRequested} changes, ${past.rejected} rejected`}
        </Fact>
        <Fact
          label="Trusted"
          more={
            past.isTrusted
              ? "Publishes by rule without warnings"
              : past.published > past.approvals && "Counts what we approved, not what was on sale before"
          }
        >
          {trusted}
        </Fact>
        <Fact label="AI" more={generatedFrom ? `Prompt: “${generatedFrom}”` : undefined}>
          {aiDisclosure ? AI[aiDisclosure] : "Not said"}
        </Fact>
        <Fact label="Rights" more={draft.rights ? authoringTexts.rights : undefined}>
          {draft.rights ? `Declared ${momentOf(draft.rights.at)}` : "Not declared"}
        </Fact>
        <Fact label={live ? `Buyers of ${bought}` : "Goes on sale"}>
          {live
            ? live.sales === 0
              ? "None yet"
              : `${exact(live.sales)}, told after approval`
            : draft.fields.publishAt
              ? momentOf(draft.fields.publishAt)
              : "Right after approval"}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, more, children }: { label: string; more?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 border-r border-b border-line px-5 py-4">
      <dt className="type-small text-muted">{label}</dt>
      <dd className="type-ui font-semibold">{children}</dd>
      {more && <dd className="line-clamp-3 type-small text-muted">{more}</dd>}
    </div>
  );
}
