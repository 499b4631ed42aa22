import { useEffect, useState } from "react";

/** Already turned the right way up, as the server will see it. */
export function usePicture(file: File): ImageBitmap | "opening" | "unreadable" {
  const [picture, setPicture] = useState<ImageBitmap | "opening" | "unreadable">("opening");
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => isCurrent && setPicture(bitmap),
      () => isCurrent && setPicture("unreadable"),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return picture;
}
