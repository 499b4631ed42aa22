import { COMMUNITY } from "@blenda/domain/community/constants";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Reorder } from "../../../ui/controls/reorder.tsx";
import type { DraftMedium, PostFields } from "../../data/composing/post-fields.ts";
import { ItemTile } from "./item-tile.tsx";
import { MediumTile } from "./medium-tile.tsx";
import { OwnItemsDialog } from "./own-items-dialog.tsx";
import { UploadTile } from "./upload-tile.tsx";
import type { MediaUploads } from "./use-media-uploads.ts";

interface Props {
  fields: PostFields;
  uploads: MediaUploads;
  most: number;
  /** Files are held over the page. */
  isOver: boolean;
  onChange: (change: Partial<PostFields> | ((before: PostFields) => Partial<PostFields>)) => void;
}

const GRID = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3";

/** What the post shows: files in their order, the author's own products and one course. */
export function Attachments({ fields, uploads, most, isOver, onChange }: Props) {
  const { media, products, training } = fields;
  const picker = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState<"products" | "training" | null>(null);
  const count = media.length + uploads.uploads.filter(({ error }) => error === null).length;
  const choose = (accept: string) => {
    if (!picker.current) return;
    picker.current.accept = accept;
    picker.current.click();
  };
  const changeMedium = (id: string, change: Partial<DraftMedium>) =>
    onChange((before) => ({ media: before.media.map((one) => (one.id === id ? { ...one, ...change } : one)) }));
  const hasSome = media.length + uploads.uploads.length + products.length > 0 || training !== null;
  return (
    <section aria-label="Attached" className={classNames("grid gap-4 rounded-b-md border-t border-line p-5", isOver && "bg-ember-soft")}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="type-ui font-semibold">{isOver ? "Drop to add" : "Attached"}</h2>
        <p className={classNames("type-small tabular-nums", count > most ? "text-bad" : "text-muted")}>
          {count} of {most}
        </p>
      </div>
      {media.length > 0 && (
        <Reorder
          label="Files"
          items={media}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          axis="horizontal"
          className={GRID}
          onOrder={(ordered) => onChange({ media: ordered })}
        >
          {(medium, grip, index) => (
            <MediumTile
              medium={medium}
              grip={grip}
              isFirst={index === 0}
              onAlt={(alt) => changeMedium(medium.id, { alt })}
              onRemove={() => onChange((before) => ({ media: before.media.filter(({ id }) => id !== medium.id) }))}
            />
          )}
        </Reorder>
      )}
      {hasSome && (
        <ul className={classNames(GRID, "empty:hidden")}>
          {uploads.uploads.map((upload) => (
            <li key={upload.key}>
              <UploadTile
                upload={upload}
                onStop={() => uploads.dismiss(upload.key)}
                {...(uploads.canRetry(upload) && { onRetry: () => uploads.retry(upload) })}
              />
            </li>
          ))}
          {products.map((product) => (
            <li key={product.id}>
              <ItemTile
                label="Your product"
                title={product.title}
                pictureUrl={product.posterUrl}
                price={product}
                onRemove={() => onChange((before) => ({ products: before.products.filter(({ id }) => id !== product.id) }))}
              />
            </li>
          ))}
          {training && (
            <li>
              <ItemTile
                label="Your course"
                title={training.title}
                pictureUrl={training.coverUrl}
                price={training}
                onRemove={() => onChange({ training: null })}
              />
            </li>
          )}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon="box" disabled={uploads.room === 0} onClick={() => choose(".glb")}>
          Model
        </Button>
        <Button size="small" icon="image-plus" disabled={uploads.room === 0} onClick={() => choose(PICTURE_TYPES.join(","))}>
          Picture
        </Button>
        <Button
          size="small"
          icon="shopping-bag"
          disabled={products.length >= COMMUNITY.MOST_PRODUCTS}
          onClick={() => setPicking("products")}
        >
          Your product
        </Button>
        <Button size="small" icon="graduation-cap" disabled={training !== null} onClick={() => setPicking("training")}>
          Course
        </Button>
        <p className="ml-auto type-small text-muted pointer-coarse:hidden">Or drop files anywhere on this page</p>
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Choose files"
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          // The same file again is a choice too.
          target.value = "";
        }}
      />
      {picking && <OwnItemsDialog picking={picking} fields={fields} onChange={onChange} onClose={() => setPicking(null)} />}
    </section>
  );
}
