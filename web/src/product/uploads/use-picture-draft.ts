import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { useEffect, useState } from "react";
import { draftStore } from "../../lib/storage/draft-store.ts";
import { useUploads } from "./use-uploads.ts";

export interface DraftPicture {
  id: string;
  url: string;
  name?: string;
}

interface Rules {
  /** Under which name they outlive the tab. */
  keptAs: string;
  address: `/api/${string}`;
  most: number;
  maxBytes: number;
  texts: { uploadFailed: string; pictureType: string; pictureTooLarge: string; tooManyPictures: string; pictureGone: string };
}

/** The pictures of something being written. They are kept here like the words, and by the server until the next night. */
export function usePictureDraft({ keptAs, address, most, maxBytes, texts }: Rules) {
  const [pictures, setPictures] = useState<DraftPicture[]>(() => picturesIn(draftStore.read(keptAs)).slice(0, most));
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (pictures.length === 0) draftStore.remove(keptAs);
    else draftStore.write(keptAs, pictures);
  }, [keptAs, pictures]);
  const { uploads, isSending, add, dismiss } = useUploads<DraftPicture>({
    address,
    failed: texts.uploadFailed,
    faultOf: ({ size }, type) => {
      if (!PICTURE_TYPES.some((each) => each === type)) return texts.pictureType;
      return size > maxBytes ? texts.pictureTooLarge : null;
    },
    onDone: (picture) => setPictures((before) => [...before, picture]),
  });
  const room = most - pictures.length - uploads.filter(({ error }) => error === null).length;
  const remove = (id: string) => {
    setFault(null);
    setPictures((before) => before.filter((picture) => picture.id !== id));
  };
  return {
    pictures,
    uploads,
    isSending,
    room,
    most,
    sizeHint: texts.pictureTooLarge,
    fault,
    dismiss,
    take: (files: Iterable<File>) => {
      const chosen = [...files];
      setFault(chosen.length > room ? texts.tooManyPictures : null);
      add(chosen.slice(0, Math.max(0, room)));
    },
    remove,
    /** The server does not have it any more. */
    lose: (id: string) => {
      remove(id);
      setFault(texts.pictureGone);
    },
    clear: () => {
      draftStore.remove(keptAs);
      setPictures([]);
    },
  };
}

/** What was kept may be from an older version or edited by hand. */
const picturesIn = (kept: unknown): DraftPicture[] => (Array.isArray(kept) ? kept.filter(isPicture) : []);

const isPicture = (one: unknown): one is DraftPicture =>
  typeof one === "object" &&
  one !== null &&
  "id" in one &&
  "url" in one &&
  typeof one.id === "string" &&
  typeof one.url === "string" &&
  (!("name" in one) || typeof one.name === "string");
