import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { BRAND_MARKS } from "./brand-marks.ts";
import { ICON_NAMES } from "./src/ui/icon-names.ts";

const ID = "virtual:icons";
const ADDRESS = "/icons.svg";
const ICONS = join(dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")), "dist/esm/icons");

/** One picture that holds every icon as a symbol. */
async function draw(): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(async (name) => {
      if (name in BRAND_MARKS) return filled(name as keyof typeof BRAND_MARKS);
      const { default: drawing } = (await import(join(ICONS, `${name}.mjs`))) as { default: ComponentType };
      const [, shapes] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(drawing))) ?? [];
      if (!shapes) throw new Error(`the set has no icon ${name}`);
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const filled = (name: keyof typeof BRAND_MARKS): string =>
  `<symbol id="${name}" viewBox="0 0 24 24"><path fill="currentColor" stroke="none" fill-rule="evenodd" d="${BRAND_MARKS[name]}"/></symbol>`;

/** `virtual:icons` says where the picture lies: in a build a hashed file that is kept for ever, in development a plain address. */
export function iconSprite(): Plugin {
  let isBuild = false;
  return {
    name: "icon-sprite",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (wanted) => (wanted === ID ? `\0${ID}` : null),
    async load(wanted) {
      if (wanted !== `\0${ID}`) return null;
      if (!isBuild) return `export const iconsUrl = ${JSON.stringify(ADDRESS)}`;
      const file = this.emitFile({ type: "asset", name: "icons.svg", source: await draw() });
      return `export const iconsUrl = import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, async (_request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(await draw());
      });
    },
  };
}
