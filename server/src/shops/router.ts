import { changeSlug } from "./change-slug.ts";
import { checkSlug, creators, settings, shop } from "./reads.ts";
import { removePicture } from "./remove-picture.ts";
import { saveSettings } from "./save-settings.ts";
import { setEnabled } from "./set-enabled.ts";

export const shopsRouter = { changeSlug, checkSlug, creators, removePicture, saveSettings, setEnabled, settings, shop };
