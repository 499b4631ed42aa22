import { Button } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import type { DraftUploads } from "./use-draft-uploads.ts";

/** Files whose names are here already: a new version of them, or something else that happens to be called the same. */
export function ReplaceDialog({ uploads: { clashes, settle } }: { uploads: DraftUploads }) {
  const [first, ...others] = clashes;
  if (!first) return null;
  const isOne = others.length === 0;
  return (
    <Dialog
      isOpen
      onClose={() => settle("neither")}
      title={isOne ? `Replace ${first.here.name}?` : `Replace ${clashes.length} files?`}
      actions={
        <>
          <Button onClick={() => settle("both")}>Keep both</Button>
          <Button kind="primary" data-first-focus onClick={() => settle("replace")}>
            {isOne ? "Replace" : "Replace all"}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-muted">
        <p>
          {isOne
            ? "There's already a file with that name. The new one replaces it in the list and in the viewer."
            : "There are already files with these names. The new ones replace them."}
        </p>
        {!isOne && (
          <ul className="grid max-h-48 gap-1 overflow-y-auto type-small">
            {clashes.map(({ here: { id, name } }) => (
              <li key={id} className="break-words">
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
