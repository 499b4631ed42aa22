import type { ShopSettings } from "@blenda/domain/shops/model";
import { useDraft } from "../../lib/storage/draft.ts";
import { fieldsOf, shopFaults } from "./shop-fields.ts";

/** What is typed of a shop and not saved yet; it stays on this device, and the preview shows it. */
export const useShopForm = (settings: ShopSettings) => useDraft(fieldsOf(settings), shopFaults, "shop settings");
export type ShopForm = ReturnType<typeof useShopForm>;
