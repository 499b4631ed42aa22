import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { contract } from "@blenda/domain/contract";
import babel from "@rolldown/plugin-babel";
import tailwind from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, minify, type Plugin } from "vite";
import { iconSprite } from "./icon-sprite.ts";

/** The browser needs to know which calls only read, not their schemas: this keeps zod out of the first load. */
function readsOfContract(): Plugin {
  const id = "virtual:reads";
  const names = Object.entries(contract).map(([domain, operations]) => [
    domain,
    Object.entries(operations).flatMap(([name, { "~orpc": call }]) => (call.route.method === "GET" ? [name] : [])),
  ]);
  return {
    name: "reads-of-contract",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (wanted) => (wanted === `\0${id}` ? `export const READS = ${JSON.stringify(Object.fromEntries(names))}` : null),
  };
}

/** What a search result says about a screen is written into the page by the server; the browser shows titles alone. */
function titlesOfScreens(): Plugin {
  return {
    name: "titles-of-screens",
    apply: "build",
    transform: {
      filter: { id: /domain\/src\/[^/]+\/screens\.ts$/ },
      order: "pre",
      handler: (code) => ({ code: code.replace(/\bdescription: "[^"]*",?/g, ""), map: null }),
    },
  };
}

/** Code that is asked for later waits for the line: see arriving.ts. By rule, so that no screen can forget it. */
function codeThatArrives(): Plugin {
  const arriving = fileURLToPath(new URL("./src/lib/page/arriving.ts", import.meta.url));
  return {
    name: "code-that-arrives",
    transform: {
      // Workers have no page; whoever opened one notices if it does not begin.
      filter: { id: { include: /web\/src\/.*\.tsx?$/, exclude: /-worker\.ts$|\.test\.tsx?$/ }, code: /\bimport\(/ },
      handler: (code) => ({
        code: `import { arrive as $arrive } from ${JSON.stringify(arriving)};\n${code.replace(/\bimport\(("[^"]+")\)/g, "$$arrive(() => import($1))")}`,
        map: null,
      }),
    },
  };
}

/** The two files every page writes with are asked for before the style sheet has arrived, but after the code. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /(inter|red-hat-display)-latin-wght-normal[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", fetchpriority: "low", crossorigin: true, href: `/${name}` },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Compressed once here instead of on every request. From disk: earlier hooks still see Vite's placeholders in the code. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      // What stands before the rest is no part of the bundle, but as much of the first load.
      const first = join(dir, "first.js");
      await writeFile(first, (await minify(first, await readFile(first, "utf8"))).code);
      const files = [...Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name)), "first.js"];
      await Promise.all(
        files.map(async (name) => {
          const content = await readFile(join(dir, name));
          await writeFile(join(dir, `${name}.br`), await toBrotli(content));
          await writeFile(join(dir, `${name}.gz`), await toGzip(content));
        }),
      );
    },
  };
}
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Our content security policy runs no WebAssembly; the package brings the same decoder in JavaScript but does not name it. */
const meshoptReference = join(dirname(fileURLToPath(import.meta.resolve("meshoptimizer"))), "meshopt_decoder_reference.js");

/** What is behind a login: where people keep their things, and where creators and our own people work. */
const DESKS =
  /web\/src\/(account|admin|analytics|audit|authoring|cleanup|dashboard|discounts|disputes|figures|generator|inbox|learning|lockout|mail|mfa|notifications|onboarding|orders|payments|payouts|permissions|pricing|recipients|reconciliation|refunds|reports|review|sale-events|saved|system|teaching|tokens|users|affiliates\/screens\/(checks|creator|dashboard)|bundles\/screens\/(edit|moderation|own)|shops\/screens\/settings|generation\/screens\/(analytics|api|staff)|community\/screens\/(activities|following|notifications|saved)|content\/screens\/editing)/;
const DESK = "desk-";

/**
 * What stands once on a page and is drawn again only when somebody presses something. The compiler of components keeps what was drawn,
 * at half as much code again: that pays in lists and under sliders, and not here, where the code is most of the first load.
 */
const DRAWN_SELDOM =
  /web\/src\/(app\/|shell\/|catalogue\/screens\/(product|buying\/)|catalogue\/parts\/page\/(download-list|facts\/score-explained)|cart\/parts\/(add-button|buy-|cart-badge)|consent\/parts\/cookie-|generator\/parts\/notice\.|inbox\/parts\/message-button|product\/(big-price|price-dock|price-tag|sale\/|share-button|shop-line|toast-offers)|search\/parts\/search-(box|input)|ui\/controls\/menu|ui\/stars\.|ui\/feedback\/error-state|ui\/layout\/(breadcrumb|scroll-region|section-head)\.|ui\/model-viewer\/(look-strip|model-viewer|viewer-status|viewer-tools))/;

export default defineConfig({
  resolve: { alias: { "meshoptimizer/reference": meshoptReference } },
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()], exclude: [/node_modules/, DRAWN_SELDOM] }),
    tailwind(),
    readsOfContract(),
    titlesOfScreens(),
    codeThatArrives(),
    iconSprite(),
    preloadFonts(),
    precompress(),
  ],
  build: {
    // The README's list of browsers; the last two versions of the others are newer than these.
    target: ["safari16.4", "ios16.4", "chrome111", "edge111", "firefox114"],
    // Our content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    // With two pages it would be a file of its own; browsers that lack it only fetch a little later.
    // The list of what belongs to which screen is in the first load, so it names public screens alone; the others find theirs as they go.
    modulePreload: { polyfill: false, resolveDependencies: (name, needed) => (name.includes(DESK) ? [] : needed) },
    // Larger than most: the 3D engine, the film reader and the writing desk are each one library, fetched when somebody first uses them.
    chunkSizeWarningLimit: 750,
    // The server reads it to name a screen's code in its page.
    manifest: true,
    // Libraries change rarely and are kept across releases; our own ground is used by every screen, so it is one file and not twenty.
    rolldownOptions: {
      // The site, and the one page that others may put into a frame; neither runs the other's beginning.
      input: { index: "index.html", embed: "embed.html" },
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${DESKS.test(facadeModuleId ?? "") ? DESK : ""}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules/, tags: ["$initial"], priority: 2 },
            { name: "ground", test: /web\/src\/(?!(main|embed)\.tsx)|domain\/src\/|virtual:/, tags: ["$initial"], priority: 1 },
            // What several screens share is small: one file comes sooner than twenty that queue before the screen's own question. What opens
            // only when somebody asks for it stays apart.
            {
              name: "forms",
              test: /web\/src\/(lib\/storage\/(draft|draft-store)|ui\/(controls|feedback)\/(alert|confirm-dialog|dialog|empty-state|field|framed-select|input|menu|segmented-control|select|textarea))\./,
              minShareCount: 6,
              priority: 1,
            },
            {
              name: "shared",
              test: /web\/src\/(lib\/(?!calls\/act|clock\/|page\/(save-file|use-csv-file)|text\/(amount|change|time|utc-day))|ui\/(?!model-viewer\/|table\/|charts\/|controls\/(checkbox|range-slider|reorder|slider|switch)|escape-layer|badge|rich-text\.|turning|layout\/(drawer|panel|paragraphs|section-head|table)|feedback\/(lightbox|info-mark|progress|tooltip)))/,
              minShareCount: 6,
              priority: 0,
            },
            // These come after what is shared, so that they take nothing from it which other pages need too. Working tables, drawers and charts are
            // for areas behind a login; what stands beside a price is for the pages of products, trainings and shops.
            {
              name: "tables",
              test: /web\/src\/(lib\/page\/use-csv-file|product\/table\/|ui\/(table\/|escape-layer|layout\/drawer))/,
              minShareCount: 3,
              priority: 0,
            },
            {
              name: "charts",
              test: /web\/src\/(lib\/text\/(amount|change|utc-day)|ui\/(charts\/|feedback\/info-mark))/,
              minShareCount: 2,
              priority: 0,
            },
            // What stands further down, or in areas behind a login: the first sight of a product does without it.
            {
              name: "further",
              test: /web\/src\/(lib\/(calls\/act|clock\/|page\/save-file|text\/time)|ui\/(badge|layout\/(panel|section-head|table)|feedback\/tooltip))/,
              minShareCount: 3,
              priority: 0,
            },
            { name: "written", test: /web\/src\/ui\/(rich-text\.|layout\/paragraphs)/, minShareCount: 3, priority: 0 },
            // Crumbs of a few hundred bytes: together they weigh a third less, and the first sight of a product needs them all.
            {
              name: "viewer",
              test: /web\/src\/ui\/model-viewer\/(look-names|viewer-keys|can-start-alone|engine\/(fit-of|slender))\./,
              priority: 0,
            },
            {
              name: "buying",
              test: /web\/src\/cart\/(data\/(add-to-cart|product-item)|parts\/(buy-actions|buy-product))\.|web\/src\/catalogue\/parts\/page\/download-list\./,
              priority: 0,
            },
            {
              name: "offers",
              test: /web\/src\/(follows\/parts\/follow-button|inbox\/parts\/message-button|product\/(big-price|page-view|price-dock|share-button|shop-line|toast-offers))\./,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(env.PORT ?? 3000),
    strictPort: true,
    // Whatever is not a page or its code comes from the server, as in the built product.
    proxy: Object.fromEntries(
      ["/api", "/auth", "/demo-google", "/downloads", "/files", "/invoices"].map((path) => [
        path,
        `http://127.0.0.1:${env.API_PORT ?? 3001}`,
      ]),
    ),
  },
});
