import { type ChangeEvent, type DragEvent, type RefObject, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { chosenFiles, droppedFiles } from "../data/dropped-files.ts";
import type { DroppedFile } from "../data/upload-item.ts";

interface DropZoneProps {
  /** "Drop a model here, or choose a file". */
  title: string;
  hint: string;
  /** One line below rows, or a place of its own. */
  size?: "line" | "large";
  /** Endings a file dialog offers, without dots. */
  endings: readonly string[];
  onDrop: (files: DroppedFile[]) => void;
}

/** Takes a folder, many files or an archive at once; opens a file dialog for those who do not drop. */
export function DropZone({ title, hint, size = "large", endings, onDrop }: DropZoneProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const { isOver, ...dragging } = useDropping(onDrop);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onDrop(chosenFiles(target.files ?? []));
    // The same file again is a choice too.
    target.value = "";
  };
  const isLarge = size === "large";
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm border border-dashed transition-colors",
        isLarge ? "p-5" : "px-4 py-3",
        isOver ? "border-ember bg-ember-soft" : "border-line-strong",
      )}
      {...dragging}
    >
      <span className={classNames("grid place-items-center", isLarge && "size-12 rounded-xs bg-ember-soft text-ember-text")}>
        <Icon name="upload" size={isLarge ? 22 : 18} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="type-ui font-semibold">{isOver ? "Drop to upload" : title}</p>
        <p className="type-small text-muted">{hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size={isLarge ? "medium" : "small"} onClick={() => files.current?.click()}>
          Choose files
        </Button>
        {/* Telephones have no folders to choose. */}
        <Button kind="quiet" size={isLarge ? "medium" : "small"} className="pointer-coarse:hidden" onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={endings.map((ending) => `.${ending}`).join(",")}
        aria-label={title}
        onChange={take}
      />
      <input ref={asFolderPicker(folder)} type="file" hidden aria-label={`${title}, as a folder`} onChange={take} />
    </div>
  );
}

/** React knows no such attribute; browsers do. */
const asFolderPicker = (ref: RefObject<HTMLInputElement | null>) => (input: HTMLInputElement | null) => {
  ref.current = input;
  if (input) input.webkitdirectory = true;
};

function useDropping(onDrop: (files: DroppedFile[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void droppedFiles(event.dataTransfer).then(onDrop);
    },
  };
}
