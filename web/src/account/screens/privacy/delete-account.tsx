import { DELETION_DAYS } from "@blenda/domain/account/constants";
import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { useState } from "react";
import { useProof } from "../../../identity/parts/proof.tsx";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnProfile, learnProof } from "../../data/own-queries.ts";
import { Row } from "../section.tsx";

const WORD = "DELETE";

/** Asked three times over: a typed word, a proof of who asks, and fourteen days to think again. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const [isAsking, setAsking] = useState(false);
  const proof = useProof(profile, learnProof);
  const { act, isActing } = useAct(api.account.deleteAccount, {
    isToldInPlace: true,
    done: () => accountTexts.deleteRequested,
    learn: learnProfile,
  });
  const begin = () => {
    setAsking(false);
    proof.anew((onUnproven) =>
      act(undefined, {
        onSuccess: () => window.scrollTo({ top: 0 }),
        onError: (error) => {
          if (!onUnproven(error)) toast.failed(error.message);
        },
      }),
    );
  };
  return (
    <div className="border-t border-line pt-5">
      <Row title="Delete your account" text={`You have ${DELETION_DAYS} days to change your mind. Orders are kept without your name.`}>
        {profile.deletionDueAt === null && (
          <Button size="small" kind="danger" isBusy={isActing} onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        )}
      </Row>
      {isAsking && <TypeTheWord onYes={begin} onClose={() => setAsking(false)} />}
      {proof.dialog}
    </div>
  );
}

function TypeTheWord({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  const { form, errors, control, submit } = useDraft({ word: "" }, ({ word }) => ({
    word: word.trim().toUpperCase() === WORD ? undefined : `Please type ${WORD} to continue.`,
  }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button kind="danger" type="submit" form="delete-account">
            Delete my account
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        <li>Your other devices are logged out right away.</li>
        <li>For {DELETION_DAYS} days you can log in and keep your account after all.</li>
        <li>After that, your profile, saved models and downloads are gone for good. We keep your orders in our books without your name.</li>
      </ul>
      <form ref={form} id="delete-account" noValidate aria-label="Delete your account" onSubmit={submit(onYes)}>
        <Field label={`Type ${WORD} to confirm`} error={errors.word}>
          <Input {...control("word")} autoComplete="off" autoCapitalize="characters" spellCheck={false} data-first-focus required />
        </Field>
      </form>
    </Dialog>
  );
}
