import { checkSlug, creators, settings, shop } from "./reads.ts";
import { changeSlug } from "./settings/change-slug.ts";
import { removePicture } from "./settings/remove-picture.ts";
import { saveSettings } from "./settings/save-settings.ts";
import { setEnabled } from "./settings/set-enabled.ts";

export const shopsRouter = { changeSlug, checkSlug, creators, removePicture, saveSettings, setEnabled, settings, shop };
