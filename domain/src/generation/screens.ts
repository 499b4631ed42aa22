import type { Screen } from "../access/screen.ts";
import { BRAND } from "../shared/brand.ts";

export const generationScreens = {
  tool: {
    path: "/blendagen",
    area: "public",
    access: "public",
    head: { title: BRAND.generator, description: "Make 3D models from words or pictures: real geometry, textures, four formats." },
  },
  analytics: {
    path: "/admin/blendagen/analytics",
    area: "admin",
    access: "admin",
    head: { title: `${BRAND.generator} analytics`, description: "Jobs, success rate, time and tokens." },
  },
  api: {
    path: "/admin/blendagen/api",
    area: "admin",
    access: "admin",
    head: { title: `${BRAND.generator} engine`, description: "Engine status, limits and a test call." },
  },
} as const satisfies Record<string, Screen>;
