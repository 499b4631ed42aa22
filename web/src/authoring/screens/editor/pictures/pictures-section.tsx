import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Draft, DraftPicture } from "@blenda/domain/authoring/model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { FieldFrame, ReviewNote } from "../../../../product/editing/field-frame.tsx";
import { pictureFault } from "../../../../product/editing/picture-fault.ts";
import { Section } from "../../../../product/editing/section.tsx";
import { UploadLine } from "../../../../product/uploads/upload-line.tsx";
import { useUploads } from "../../../../product/uploads/use-uploads.ts";
import { Reorder } from "../../../../ui/controls/reorder.tsx";
import { learnDraft } from "../../../data/product-drafts.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { AddPicture } from "./add-picture.tsx";
import { OfferedPictures } from "./offered-pictures.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { PictureTile } from "./picture-tile.tsx";

/** In their order; the first is the cover. */
export function PicturesSection({ editor }: { editor: ProductEditor }) {
  const { draft, isLocked } = editor;
  const { pictures } = draft;
  const cache = useQueryClient();
  const [opened, setOpened] = useState<string | null>(null);
  /** The new order shows before its answer: nothing jumps back under the pointer. */
  const { act: order } = useAct(api.authoring.orderPictures, { learn: learnDraft, foresee: foreseen(draft) });
  const { uploads, add, dismiss } = useUploads<Draft>({
    address: `/api/authoring/picture?draft=${encodeURIComponent(draft.id)}`,
    failed: "This image didn't upload. Try again.",
    faultOf: pictureFault,
    onDone: (next) => learnDraft(next, cache),
  });
  const isFull = pictures.length >= AUTHORING.MOST_PICTURES;
  const shown = pictures.find(({ id }) => id === opened);
  return (
    <FieldFrame editor={editor} field="pictures" className="max-md:order-first">
      <Section
        title="Images"
        aside={`${pictures.length} of ${AUTHORING.MOST_PICTURES}${pictures.length > 1 ? " · drag to order, first is the cover" : ""}`}
      >
        <ReviewNote editor={editor} field="pictures" />
        <Reorder
          label="Images"
          axis="horizontal"
          items={pictures}
          keyOf={({ id }) => id}
          nameOf={(picture) => pictureName(picture, pictures)}
          isLocked={isLocked || pictures.length < 2}
          className="grid grid-cols-3 gap-2.5 sm:grid-cols-5 max-md:[&>li:first-child]:col-span-3 sm:[&>li:first-child]:col-span-2 sm:[&>li:first-child]:row-span-2"
          onOrder={(ordered) => order({ id: draft.id, pictureIds: ordered.map(({ id }) => id) })}
          end={!isLocked && !isFull && <AddPicture onAdd={add} />}
        >
          {(picture, grip, index) => (
            <PictureTile
              picture={picture}
              name={pictureName(picture, pictures)}
              isCover={index === 0}
              grip={grip}
              onOpen={() => setOpened(picture.id)}
            />
          )}
        </Reorder>
        {uploads.length > 0 && (
          <ul className="mt-3 grid gap-2">
            {uploads.map((upload) => (
              <li key={upload.key}>
                <UploadLine upload={upload} onDismiss={() => dismiss(upload.key)} />
              </li>
            ))}
          </ul>
        )}
        <OfferedPictures editor={editor} isFull={isFull} />
        {shown && <PictureDialog editor={editor} picture={shown} onClose={() => setOpened(null)} />}
      </Section>
    </FieldFrame>
  );
}

const KIND_NAMES: Record<Exclude<DraftPicture["kind"], "own">, string> = {
  lit: "Render",
  wireframe: "Wireframe",
  uv: "UV layout",
  normals: "Normals",
  matcap: "Clay",
};

const pictureName = ({ kind, alt, id }: DraftPicture, all: readonly DraftPicture[]): string =>
  alt || (kind === "own" ? `image ${all.findIndex((each) => each.id === id) + 1}` : KIND_NAMES[kind]);

function foreseen(draft: Draft) {
  return ({ pictureIds }: { pictureIds: string[] }, cache: ReturnType<typeof useQueryClient>) => {
    const pictures = pictureIds.flatMap((id) => draft.pictures.filter((picture) => picture.id === id));
    learnDraft({ ...draft, pictures }, cache);
    return () => learnDraft(draft, cache);
  };
}
