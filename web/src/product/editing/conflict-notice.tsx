import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import type { AutosavedForm } from "../autosave/use-autosave.ts";

interface Props<Fields extends object> {
  form: AutosavedForm<Fields>;
  nameOf: (field: keyof Fields) => string;
}

/** The same field was changed in two places: the creator has to choose, and nothing is sent until then. */
export function ConflictNotice<Fields extends object>({ form, nameOf }: Props<Fields>) {
  if (form.conflict.length === 0) return null;
  const names = [...new Set(form.conflict.map(nameOf))];
  return (
    <Alert tone="warn" title={`Changed in another tab: ${names.join(", ")}`}>
      <p>This was changed in two places. Choose which version to keep; everything else is saved.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void form.keepMine()}>
          Keep what I typed here
        </Button>
        <Button size="small" onClick={form.takeTheirs}>
          Use the other tab's
        </Button>
      </div>
    </Alert>
  );
}
