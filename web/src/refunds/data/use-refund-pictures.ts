import { REFUNDS } from "@blenda/domain/refunds/constants";
import { refundTexts } from "@blenda/domain/refunds/texts";
import { usePictureDraft } from "../../product/uploads/use-picture-draft.ts";

/** The pictures of a request being written. */
export const useRefundPictures = (lineId: string) =>
  usePictureDraft({
    keptAs: `pictures for the refund of ${lineId}`,
    address: "/api/refunds/picture",
    most: REFUNDS.MOST_PICTURES,
    maxBytes: REFUNDS.PICTURE_BYTES,
    texts: refundTexts,
  });
