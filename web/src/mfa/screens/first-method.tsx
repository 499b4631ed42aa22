import type { MfaOverview } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { useSetup } from "../parts/own/use-setup.tsx";

interface Props {
  overview: MfaOverview;
  setup: ReturnType<typeof useSetup>;
}

/** Nothing is set up: one thing to do. */
export function FirstMethod({ overview: { mustHaveFactor, needsEnrolmentCode }, setup }: Props) {
  return (
    <div className="mx-auto grid max-w-120 justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-sm bg-ember-soft text-ember-text">
        <Icon name="shield-alert" size={24} />
      </span>
      <h1 className="type-h1">Set up a method</h1>
      <p className="text-muted">
        {mfaTexts.notConfigured}. Choose an authenticator app or a hardware key; it takes about a minute.
        {mustHaveFactor && " Everything else opens once it works."}
      </p>
      {needsEnrolmentCode && (
        <p className="text-muted">
          You need a setup code for it, so that a password alone never opens the staff area. A super admin gives you one.
        </p>
      )}
      <Button kind="primary" size="large" icon="shield-check" onClick={() => setup.begin()}>
        Set up a method
      </Button>
    </div>
  );
}
