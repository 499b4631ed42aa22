import { SHOP_PICTURE_PX, type ShopPicture } from "@blenda/domain/shops/constants";
import { forgetOwn, record, store } from "../../platform/files/files.ts";
import { reencodeImage } from "../../platform/files/reencode-image.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { updateShop } from "../repository.ts";
import { changeShop } from "./own-shop.ts";

const FORMAT = { type: "webp", quality: 88 } as const;
const MAX_STORED_BYTES = 3 * 1024 * 1024;
const COLUMNS = { logo: "imageFileId", banner: "bannerFileId" } as const satisfies Record<ShopPicture, string>;
/** Both were cropped where they were chosen; a logo that was not is cut to a square all the same. */
const SIZES = {
  logo: { sidePx: SHOP_PICTURE_PX.logo.width, square: null },
  banner: { maxSidePx: SHOP_PICTURE_PX.banner.width },
} as const;

export async function setPicture(services: Services, creatorId: string, part: ShopPicture, bytes: Buffer): Promise<void> {
  const drawn = await reencodeImage(services, creatorId, bytes, { format: FORMAT, size: SIZES[part] });
  if (drawn === "other format") throw refusal("SHOPS_PICTURE_TYPE");
  if (drawn === "unreadable") throw refusal("SHOPS_PICTURE_UNREADABLE");
  const about = { ownerId: creatorId, name: `${part}.webp`, type: "image/webp", isPublic: true, maxBytes: MAX_STORED_BYTES };
  const file = await store(services, drawn.bytes, about);
  await replace(services, creatorId, part, file);
}

export const removePictureOf = (services: Services, creatorId: string, part: ShopPicture): Promise<void> =>
  replace(services, creatorId, part, null);

/** The picture before goes with its body. */
async function replace(
  services: Services,
  creatorId: string,
  part: ShopPicture,
  file: Awaited<ReturnType<typeof store>> | null,
): Promise<void> {
  const oldKey = await changeShop(services, creatorId, async (tx, shop) => {
    if (file) await record(tx, file);
    await updateShop(tx, creatorId, { [COLUMNS[part]]: file?.id ?? null }, services.now());
    const before = shop[COLUMNS[part]];
    return before === null ? undefined : forgetOwn(tx, creatorId, before);
  });
  if (oldKey) await services.storage.remove(oldKey);
}
