import { Button } from "../controls/button.tsx";
import { Icon } from "../icon.tsx";

/** What happened, in the sentence the server gave, and the way out. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-16 text-center">
      <Icon name="circle-alert" size={32} className="mb-2 text-bad" />
      <p className="type-h3">{message}</p>
      <p className="text-muted">Nothing is lost. Check your connection, then try again.</p>
      <Button icon="rotate-ccw" className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
