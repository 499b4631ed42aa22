import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { Link } from "@tanstack/react-router";
import { LicenceTable } from "../../../information/parts/licence-table.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";

/** Read where it is decided, without leaving the product. */
export function LicenceDialog({ types, onClose }: { types: readonly LicenceType[]; onClose: () => void }) {
  return (
    <Dialog isOpen isWide onClose={onClose} title="What each licence allows" actions={<Button onClick={onClose}>Close</Button>}>
      <LicenceTable types={types} />
      <p className="type-small text-muted">
        The full text is in the{" "}
        <Link to="/legal/license-agreement" className="link-inline">
          licence agreement
        </Link>
        .
      </p>
    </Dialog>
  );
}
