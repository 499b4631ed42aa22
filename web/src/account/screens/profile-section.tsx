import { BIO_MAX, NAME_MAX } from "@blenda/domain/account/constants";
import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { nameFault } from "../../identity/parts/faults.ts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { refusedFields } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { learnProfile } from "../data/own-queries.ts";
import { Photo } from "./photo/photo.tsx";
import { Section } from "./section.tsx";

const FIELDS = ["name", "displayName", "bio"] as const;
const lengthOf = (text: string) => [...text.trim()].length;

export function ProfileSection({ profile }: { profile: Profile }) {
  const { name, displayName, bio } = profile;
  const { form, draft, errors, isChanged, control, submit, refuse, clear } = useDraft({ name, displayName, bio }, (typed) => ({
    name: nameFault(typed.name, NAME_MAX),
    displayName: nameFault(typed.displayName, NAME_MAX),
    bio: lengthOf(typed.bio) > BIO_MAX ? `Please shorten this to ${BIO_MAX} characters.` : undefined,
  }));
  const { act, isActing } = useAct(api.account.updateProfile, { done: () => accountTexts.saved, learn: learnProfile });
  const send = (typed: typeof draft) =>
    act(typed, {
      onSuccess: clear,
      onError: (error) => {
        const wrong = FIELDS.filter((field) => refusedFields(error).includes(field));
        refuse(Object.fromEntries(wrong.map((field) => [field, "This contains characters we can't save. Please check it."])));
      },
    });
  const length = lengthOf(draft.bio);
  return (
    <Section id="profile" title="Profile" about="How others see you.">
      <Photo profile={profile} />
      <form ref={form} noValidate aria-label="Profile" className="grid gap-5" onSubmit={submit(send)}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Name" error={errors.name} help="On receipts and in emails from us.">
            <Input {...control("name")} autoComplete="name" required />
          </Field>
          <Field label="Display name" error={errors.displayName} help="Beside everything you publish.">
            <Input {...control("displayName")} autoComplete="nickname" required />
          </Field>
        </div>
        <Field
          label="About you"
          error={errors.bio}
          aside={
            <span className={length > BIO_MAX ? "text-bad" : undefined}>
              {length}/{BIO_MAX}
              <span className="sr-only"> characters</span>
            </span>
          }
        >
          <Textarea {...control("bio")} rows={4} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isBusy={isActing} disabled={!isChanged}>
            Save profile
          </Button>
          {isChanged && !isActing && (
            <Button kind="quiet" onClick={clear}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
