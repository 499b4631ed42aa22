import { SLUG } from "@blenda/domain/shops/constants";
import type { ShopSettings } from "@blenda/domain/shops/model";
import { slugProblem } from "@blenda/domain/shops/rules";
import { shopTexts } from "@blenda/domain/shops/texts";
import { useQuery } from "@tanstack/react-query";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useSettled } from "../../../lib/clock/use-settled.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { learnSettings } from "../../data/settings-query.ts";

const faultOf = (slug: string, current: string): string | undefined => {
  const problem = slug === current ? null : slugProblem(slug);
  return problem ? shopTexts.slug[problem] : undefined;
};

/** The shop's address. It changes by itself and never while it is typed: each one is kept for good. */
export function SlugSection({ settings: { shop, formerSlugs } }: { settings: ShopSettings }) {
  const { form, draft, errors, control, submit, refuse, clear } = useDraft({ slug: shop.slug }, ({ slug }) => ({
    slug: faultOf(slug.trim().toLowerCase(), shop.slug),
  }));
  const { act, isActing } = useAct(api.shops.changeSlug, {
    done: () => shopTexts.slugSaved,
    learn: learnSettings,
    isToldInPlace: true,
  });
  const slug = draft.slug.trim().toLowerCase();
  return (
    <Panel title="Address">
      <div className="grid gap-4">
        <form
          ref={form}
          noValidate
          aria-label="Address of your shop"
          className="grid gap-4"
          onSubmit={submit(() => act({ slug }, { onSuccess: clear, onError: ({ message }) => refuse({ slug: message }) }))}
        >
          <Field
            label="Shop address"
            error={errors.slug}
            aside={<Verdict slug={slug} current={shop.slug} />}
            help={`${SLUG.MIN} to ${SLUG.MAX} lowercase letters, numbers and hyphens. Links to your old address keep working.`}
          >
            <div className="flex items-center gap-2">
              <span className="type-ui text-muted">/shop/</span>
              <Input {...control("slug")} autoComplete="off" autoCapitalize="none" spellCheck={false} />
            </div>
          </Field>
          <div>
            <Button type="submit" isBusy={isActing}>
              Change address
            </Button>
          </div>
        </form>
        {formerSlugs.length > 0 && (
          <p className="type-small wrap-anywhere text-muted">Also leading here: {formerSlugs.map((each) => `/shop/${each}`).join(", ")}</p>
        )}
      </div>
    </Panel>
  );
}

/** What is said of an address while it is typed. */
function Verdict({ slug, current }: { slug: string; current: string }) {
  const settled = useSettled(slug);
  const isAsked = settled !== current && slugProblem(settled) === null;
  const { data } = useQuery({ ...api.shops.checkSlug.queryOptions({ input: { slug: settled } }), enabled: isAsked });
  const isKnown = isAsked && settled === slug && data !== undefined;
  const words = slug === current ? "Your address now" : isKnown ? (data.problem ? "Taken" : "Free") : slugProblem(slug) ? "" : "Checking…";
  return (
    <span role="status" className={isKnown ? (data.problem ? "text-bad" : "text-ok") : undefined}>
      {isKnown && <Icon name={data.problem ? "circle-alert" : "circle-check"} size={14} className="mr-1 inline" />}
      {words}
    </span>
  );
}
