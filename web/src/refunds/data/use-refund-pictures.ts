import { REFUNDS } from "@blenda/domain/refunds/constants";
import type { RefundPicture } from "@blenda/domain/refunds/model";
import { refundTexts } from "@blenda/domain/refunds/texts";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { useEffect, useState } from "react";
import { draftStore } from "../../lib/storage/draft-store.ts";
import { useUploads } from "../../product/uploads/use-uploads.ts";

/** The pictures of a request being written. They are kept here like the words, and by the server until the next night. */
export function useRefundPictures(lineId: string) {
  const name = `pictures for the refund of ${lineId}`;
  const [pictures, setPictures] = useState<RefundPicture[]>(() => picturesIn(draftStore.read(name)));
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (pictures.length === 0) draftStore.remove(name);
    else draftStore.write(name, pictures);
  }, [name, pictures]);
  const { uploads, isSending, add, dismiss } = useUploads<RefundPicture>({
    address: "/api/refunds/picture",
    failed: refundTexts.uploadFailed,
    faultOf: pictureFault,
    onDone: (picture) => setPictures((before) => [...before, picture]),
  });
  const room = REFUNDS.MOST_PICTURES - pictures.length - uploads.filter(({ error }) => error === null).length;
  const remove = (id: string) => {
    setFault(null);
    setPictures((before) => before.filter((picture) => picture.id !== id));
  };
  return {
    pictures,
    uploads,
    isSending,
    room,
    fault,
    dismiss,
    take: (files: Iterable<File>) => {
      const chosen = [...files];
      setFault(chosen.length > room ? refundTexts.tooManyPictures : null);
      add(chosen.slice(0, Math.max(0, room)));
    },
    remove,
    /** The server does not have it any more. */
    lose: (id: string) => {
      remove(id);
      setFault(refundTexts.pictureGone);
    },
    clear: () => {
      draftStore.remove(name);
      setPictures([]);
    },
  };
}

function pictureFault({ size }: File, type: string): string | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return refundTexts.pictureType;
  return size > REFUNDS.PICTURE_BYTES ? refundTexts.pictureTooLarge : null;
}

/** What was kept may be from an older version or edited by hand. */
const picturesIn = (kept: unknown): RefundPicture[] => (Array.isArray(kept) ? kept.filter(isPicture).slice(0, REFUNDS.MOST_PICTURES) : []);

const isPicture = (one: unknown): one is RefundPicture =>
  typeof one === "object" && one !== null && "id" in one && "url" in one && "name" in one && typeof one.name === "string";
