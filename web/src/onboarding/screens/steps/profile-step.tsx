import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { slugFrom } from "@blenda/domain/shops/rules";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { client } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useStep } from "../../data/use-step.ts";
import { StepFrame } from "../apply/step-frame.tsx";
import { SlugField } from "./slug-field.tsx";

const fieldsOf = ({ profile }: Application) => profile;

interface Props {
  application: Application;
  onTyped: (profile: Application["profile"]) => void;
}

/** Step 1. The address follows the name until the applicant writes one of their own. */
export function Profile({ application, onTyped }: Props) {
  const form = useStep({
    step: "profile",
    application,
    fieldsOf,
    save: (fields, mark) => client.onboarding.saveStep({ step: "profile", mark, fields }),
  });
  const { fields, set } = form;
  const { shopName, slug, description } = fields;
  useEffect(() => onTyped({ shopName, slug, description }), [onTyped, shopName, slug, description]);
  const rename = (name: string) => set({ shopName: name, ...(slug === slugFrom(shopName) && { slug: slugFrom(name) }) });
  return (
    <StepFrame
      application={application}
      step="profile"
      title="Name your shop"
      lead="You can change the name, the text and even the address later."
      form={form}
    >
      <Panel className="grid gap-6">
        <You />
        <Field label="Shop name" aside={`${[...shopName].length} / ${ONBOARDING.SHOP_NAME_MOST}`}>
          <Input
            value={shopName}
            maxLength={ONBOARDING.SHOP_NAME_MOST}
            autoComplete="organization"
            onChange={({ target }) => rename(target.value)}
          />
        </Field>
        <SlugField slug={slug} onChange={(typed) => set({ slug: typed })} />
        <Field label="About your shop" aside="optional" help="Two sentences are plenty. They'll be at the top of your shop.">
          <Textarea
            rows={4}
            value={description}
            maxLength={ONBOARDING.DESCRIPTION_MOST}
            onChange={({ target }) => set({ description: target.value })}
          />
        </Field>
      </Panel>
    </StepFrame>
  );
}

/** Who applies, as others see them; that is changed in the settings. */
function You() {
  const me = useMe();
  if (!me) return null;
  return (
    <div className="flex items-center gap-3 border-b border-line pb-5">
      <Avatar name={me.displayName} src={me.photoUrl} size={40} />
      <p className="min-w-0 flex-1 type-ui">
        <span className="block truncate font-semibold">{me.displayName}</span>
        <span className="block type-small text-muted">You, as buyers see you</span>
      </p>
      <Link to="/settings" className="link type-small">
        Change
      </Link>
    </div>
  );
}
