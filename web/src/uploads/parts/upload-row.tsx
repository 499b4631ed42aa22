import type { UploadItem } from "../data/upload-item.ts";

interface UploadRowProps {
  upload: UploadItem;
  /** What is being done with it once it is here: "Reading, counting triangles". */
  step?: string;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
  onChoose: (file: File) => void;
}

/** A file on its way: how far it is, or what it needs to go on. */
export function UploadRow({ upload }: UploadRowProps) {
  return <p>{upload.name}</p>;
}
