import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** Two windows changed the same: nothing is saved until the applicant chooses. */
export function ConflictNotice({ onKeepMine, onTakeTheirs }: { onKeepMine: () => void; onTakeTheirs: () => void }) {
  return (
    <Alert tone="warn" title="You changed this step in another window or on another device.">
      <p className="mb-3">Choose what to keep. Nothing here is saved until you do.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onKeepMine}>
          Keep what's here
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Show the other version
        </Button>
      </div>
    </Alert>
  );
}
