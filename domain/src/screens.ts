import type { Screen } from "./access/screen.ts";
import { accountScreens } from "./account/screens.ts";
import { catalogueScreens } from "./catalogue/screens.ts";
import { contentScreens } from "./content/screens.ts";
import { identityScreens } from "./identity/screens.ts";
import { inboxScreens } from "./inbox/screens.ts";
import { informationScreens } from "./information/screens.ts";
import { lockoutScreens } from "./lockout/screens.ts";
import { mailScreens } from "./mail/screens.ts";
import { portfolioScreens } from "./portfolio/screens.ts";
import { searchScreens } from "./search/screens.ts";
import { shopScreens } from "./shops/screens.ts";
import { systemScreens } from "./system/screens.ts";
import { trainingScreens } from "./trainings/screens.ts";

/** Every screen of the site. One line per domain. */
export const screens = {
  account: accountScreens,
  content: contentScreens,
  identity: identityScreens,
  information: informationScreens,
  lockout: lockoutScreens,
  mail: mailScreens,
  system: systemScreens,
  catalogue: catalogueScreens,
  search: searchScreens,
  shops: shopScreens,
  trainings: trainingScreens,
  inbox: inboxScreens,
  portfolio: portfolioScreens,
} as const;

export const allScreens: readonly Screen[] = Object.values(screens).flatMap((domain) => Object.values<Screen>(domain));
