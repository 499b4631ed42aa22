import type { Screen } from "./access/screen.ts";
import { contentScreens } from "./content/screens.ts";
import { informationScreens } from "./information/screens.ts";
import { mailScreens } from "./mail/screens.ts";
import { systemScreens } from "./system/screens.ts";

/** Every screen of the site. One line per domain. */
export const screens = {
  content: contentScreens,
  information: informationScreens,
  mail: mailScreens,
  system: systemScreens,
} as const;

export const allScreens: readonly Screen[] = Object.values(screens).flatMap((domain) => Object.values<Screen>(domain));
