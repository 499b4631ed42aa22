import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { SlugAnswer } from "@blenda/domain/onboarding/model";
import { SLUG } from "@blenda/domain/shops/constants";
import { shopTexts } from "@blenda/domain/shops/texts";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useSlugAnswer } from "../../data/use-slug.ts";

interface Props {
  slug: string;
  onChange: (slug: string) => void;
}

/** The address of the shop, looked up while it is typed. */
export function SlugField({ slug, onChange }: Props) {
  const answer = useSlugAnswer(slug);
  const isFree = answer?.state === "free";
  return (
    <div className="grid gap-2">
      <Field
        label="Address"
        aside={`${SLUG.MIN} to ${SLUG.MAX} characters`}
        error={answer ? faultOf(answer.state) : undefined}
        help={isFree ? undefined : `${location.host}/shop/${slug || "your-shop"}`}
      >
        <div className="relative">
          <Input
            value={slug}
            maxLength={ONBOARDING.SLUG_TYPED_MOST}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            className="pr-10"
            onChange={({ target }) => onChange(target.value.toLowerCase())}
          />
          {slug !== "" && answer === null && <Icon name="loader-circle" className="turning absolute top-3.5 right-3 text-muted" />}
          {isFree && <Icon name="circle-check" className="absolute top-3.5 right-3 text-ok" />}
        </div>
      </Field>
      <p role="status" className="type-small text-ok empty:hidden">
        {isFree ? `${location.host}/shop/${slug} is free` : ""}
      </p>
      {answer && answer.ideas.length > 0 && <Ideas ideas={answer.ideas} onChoose={onChange} />}
    </div>
  );
}

function faultOf(state: SlugAnswer["state"]): string | undefined {
  if (state === "free") return undefined;
  return state === "taken" ? "Someone already uses this address." : shopTexts.slug[state];
}

function Ideas({ ideas, onChoose }: { ideas: readonly string[]; onChoose: (slug: string) => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-muted">
      Free:
      {ideas.map((idea) => (
        <button key={idea} type="button" className="link touch-target" onClick={() => onChoose(idea)}>
          {idea}
        </button>
      ))}
    </p>
  );
}
