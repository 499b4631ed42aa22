import type { Screen } from "../access/screen.ts";
import { BRAND } from "../shared/brand.ts";

export const generatorScreens = {
  settings: {
    path: "/admin/blendagen",
    area: "admin",
    access: "admin",
    head: { title: `${BRAND.generator} settings`, description: "What the generator offers, costs and allows." },
  },
} as const satisfies Record<string, Screen>;
