import type { DraftField } from "@blenda/domain/authoring/constants";
import type { DraftFields } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { ConflictNotice } from "../../../product/editing/conflict-notice.tsx";
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

export const Conflict = ({ editor }: { editor: ProductEditor }) => (
  <ConflictNotice form={editor.form} nameOf={(field) => authoringTexts.fields[FIELDS[field]]} />
);
