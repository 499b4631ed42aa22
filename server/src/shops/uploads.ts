import { can } from "@blenda/domain/access/can";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { SHOP_PICTURE_BYTES, SHOP_PICTURES } from "@blenda/domain/shops/constants";
import type { Upload } from "../platform/http/upload.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { settingsOf } from "./settings/own-shop.ts";
import { setPicture } from "./settings/pictures.ts";

/** The picture is the body, which of the two it is stands in the address. */
export const shopPictureUpload: Upload = {
  path: "/api/shops/picture",
  types: PICTURE_TYPES,
  maxBytes: SHOP_PICTURE_BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "SHOPS_PICTURE_TYPE", tooLarge: "SHOPS_PICTURE_TOO_LARGE" },
  take: async (services, { body, query }, { user }) => {
    if (!can(user, "creator")) throw refusal("FORBIDDEN");
    const part = SHOP_PICTURES.find((each) => each === query.part);
    if (!part) throw refusal("SHOPS_PICTURE_UNREADABLE");
    await setPicture(services, user.id, part, body);
    return settingsOf(services.db, user.id);
  },
};
