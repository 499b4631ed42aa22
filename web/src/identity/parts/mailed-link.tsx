import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { NarrowPage } from "./narrow-page.tsx";

/** A link whose end was lost on the way from the mail. */
export function IncompleteLink() {
  return (
    <NarrowPage title="This link is incomplete" lead="Open it from the email again, or copy the full link.">
      <Link to="/" className={buttonStyle("secondary", "large", "mt-6")}>
        Go Home
      </Link>
    </NarrowPage>
  );
}

interface Props {
  label: string;
  error: Error | null;
  isActing: boolean;
  onAct: () => void;
}

/** What a mailed link is for, done when the button is pressed: programs that look into mail open every link. */
export function LinkAct({ label, error, isActing, onAct }: Props) {
  return (
    <div className="mt-6 grid gap-5">
      {error && <Alert tone="bad" title={error.message} />}
      <Button kind="primary" size="large" isBusy={isActing} onClick={onAct}>
        {label}
      </Button>
    </div>
  );
}
