import { door } from "../platform/database/door.ts";

export const shopRow = door("shops", [
  "creatorId",
  "slug",
  "name",
  "description",
  "imageFileId",
  "bannerFileId",
  "isVerified",
  "isEnabled",
  "openedAt",
]);
