import { COMMUNITY } from "@blenda/domain/community/constants";
import type { PostMedium } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { useUploads } from "../../../product/uploads/use-uploads.ts";
import type { DraftMedium, PostFields } from "../../data/composing/post-fields.ts";

export const MEDIA_ADDRESS = "/api/community/media";
export const MODEL_TYPE = "model/gltf-binary";

/** A sentence for what would be refused anyway. */
function mediaFault({ size }: File, type: string): string | null {
  const isModel = type === MODEL_TYPE;
  if (!isModel && !PICTURE_TYPES.some((each) => each === type)) return communityTexts.mediaType;
  return size > (isModel ? COMMUNITY.MODEL_BYTES : COMMUNITY.PICTURE_BYTES) ? communityTexts.mediaTooLarge : null;
}

interface Rules {
  fields: PostFields;
  most: number;
  onMedium: (medium: DraftMedium) => void;
}

/** Pictures and models on their way into a post, as many as it may have. */
export function useMediaUploads({ fields, most, onMedium }: Rules) {
  const { uploads, add, dismiss, ...rest } = useUploads<PostMedium>({
    address: MEDIA_ADDRESS,
    failed: communityTexts.uploadFailed,
    faultOf: mediaFault,
    onDone: (medium) => onMedium({ ...medium, addedAt: Date.now() }),
  });
  const room = most - fields.media.length - uploads.filter(({ error }) => error === null).length;
  return {
    ...rest,
    uploads,
    dismiss,
    room: Math.max(0, room),
    add: (files: readonly File[]) => add(files.slice(0, Math.max(0, room))),
    clear: () => {
      for (const { key } of uploads) dismiss(key);
    },
  };
}
export type MediaUploads = ReturnType<typeof useMediaUploads>;
