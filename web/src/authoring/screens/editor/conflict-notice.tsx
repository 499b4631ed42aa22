import type { DraftField } from "@blenda/domain/authoring/constants";
import type { DraftFields } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { ProductEditor } from "../../data/use-product-editor.ts";

const FIELDS: Record<keyof DraftFields, DraftField> = {
  title: "title",
  description: "description",
  descriptionRich: "description",
  categoryId: "category",
  tags: "tags",
  priceCents: "price",
  licences: "licences",
  aiDisclosure: "ai",
  hasRights: "rights",
  publishAt: "schedule",
  versionNumber: "version",
  changes: "version",
};

/** The same field was changed in two places: somebody has to choose, and nothing is sent until then. */
export function ConflictNotice({ editor: { form } }: { editor: ProductEditor }) {
  if (form.conflict.length === 0) return null;
  const names = [...new Set(form.conflict.map((field) => authoringTexts.fields[FIELDS[field]]))];
  return (
    <Alert tone="warn" title={`Changed in another tab: ${names.join(", ")}`}>
      <p>You changed the same here. Choose which to keep; everything else is safe.</p>
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
