import type { Application } from "@blenda/domain/onboarding/model";
import { slugProblem } from "@blenda/domain/shops/rules";

/** The shop so far, from what is typed. Pictures come after the yes, so a letter stands for them. */
export function ShopPreview({ profile: { shopName, slug, description } }: { profile: Application["profile"] }) {
  const name = shopName.trim();
  return (
    <section aria-label="Your shop so far" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="h-20 bg-linear-to-br from-surface-3 to-ember-soft" />
      <div className="grid gap-1 px-5 pb-5">
        <span
          aria-hidden="true"
          className="-mt-6 mb-2 grid size-12 place-items-center rounded-sm border-2 border-surface-1 bg-surface-2 type-h3 text-ember-text"
        >
          {[...name][0]?.toUpperCase() ?? "?"}
        </span>
        <p className="type-h3 break-words">{name || "Your shop"}</p>
        {slug && slugProblem(slug) === null && <p className="type-small break-all text-muted">/shop/{slug}</p>}
        {description.trim() && <p className="line-clamp-4 type-small break-words">{description}</p>}
        <p className="type-small text-muted">Your shop so far. Only you can see it.</p>
      </div>
    </section>
  );
}
