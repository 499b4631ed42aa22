import { useState } from "react";
import { PICTURE_ACCEPT } from "../../../../product/editing/picture-fault.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** The last tile: click it, or drop images on it. */
export function AddPicture({ onAdd }: { onAdd: (files: Iterable<File>) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={classNames(
        "grid aspect-4/3 h-full w-full cursor-pointer place-content-center justify-items-center gap-1.5 rounded-sm border border-dashed type-small transition-colors hover:border-muted hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky",
        isOver ? "border-sky bg-sky-soft text-text" : "border-line-strong text-muted",
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        onAdd(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        accept={PICTURE_ACCEPT}
        multiple
        className="sr-only"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Icon name="image-plus" size={20} />
      <span className="max-sm:sr-only">Add image</span>
    </label>
  );
}
