import type { Screen } from "../access/screen.ts";
import { BRAND } from "../shared/brand.ts";

export const contentScreens = {
  home: { path: "/", area: "public", access: "public", head: { title: `${BRAND.name}: ${BRAND.tagline}`, description: BRAND.description } },
} as const satisfies Record<string, Screen>;
