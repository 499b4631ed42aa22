import { AUTHORING } from "@blenda/domain/authoring/constants";
import { authoringTexts } from "@blenda/domain/authoring/texts";

export const PICTURE_ACCEPT = "image/png, image/jpeg, image/webp";

/** What would be refused anyway, before it is sent. */
export function pictureFault({ size }: File, type: string): string | null {
  if (!PICTURE_ACCEPT.split(", ").includes(type)) return authoringTexts.pictureType;
  return size > AUTHORING.PICTURE_BYTES ? authoringTexts.pictureTooLarge : null;
}
