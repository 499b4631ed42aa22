import { readFileSync } from "node:fs";
import { type Screen, screenAt } from "@blenda/domain/access/screen";
import { screens } from "@blenda/domain/screens";

/** What the build tool says of each file it made. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** A screen's own file bears its name: `catalogue.product` is `src/catalogue/screens/product.tsx`. One that does not is not known here. */
const sources = Object.entries(screens).flatMap(([domain, table]) =>
  Object.entries<Screen>(table).map(([name, screen]) => ({ screen, source: `src/${domain}/screens/${dashed(name)}.tsx` })),
);

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The code of the screen at an address, beyond what every page has: asked for with the page, it is there when the start wants it. */
export function screenCode(manifest: Manifest): (address: string) => readonly string[] {
  const everywhere = new Set(Object.keys(manifest).flatMap((key) => (manifest[key]?.isEntry ? withImports(key) : [])));
  function withImports(key: string): string[] {
    return [key, ...(manifest[key]?.imports ?? []).flatMap(withImports)];
  }
  const files = new Map(
    sources.map(({ screen, source }) => {
      const keys = source in manifest ? new Set(withImports(source).filter((key) => !everywhere.has(key))) : [];
      return [screen, [...keys].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []))];
    }),
  );
  const all = [...files.keys()];
  return (address) => {
    const found = screenAt(all, address);
    return (found && files.get(found.screen)) ?? [];
  };
}

export const readManifest = (dist: string): Manifest => JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));
