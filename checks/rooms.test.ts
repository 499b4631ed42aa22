import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/** Where a file stands: `server/src/tokens/port.ts` is the file `port` of the folder `tokens` in the room `server`. */
interface Place {
  path: string;
  room: string;
  folder: string;
  file: string;
}

const root = join(import.meta.dirname, "..");
const sources = globSync("{domain,server,web,forge,forms}/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|\.d\.ts$/.test(path),
);
const links = sources.flatMap((path) => importsOf(path).map((target) => ({ from: place(path), to: place(target) })));

function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name]) => name as string);
  return names.flatMap((name) => {
    if (name.startsWith(".")) return [relative(root, join(root, dirname(path), name))];
    return name.startsWith("@blenda/") ? [`${name.replace(/^@blenda\/(\w+)\//, "$1/src/")}.ts`] : [];
  });
}

function place(path: string): Place {
  const [room = "", , ...rest] = path.split("/");
  return {
    path,
    room,
    folder: rest.length > 1 ? (rest[0] as string) : "",
    file: rest
      .slice(1)
      .join("/")
      .replace(/\.tsx?$/, ""),
  };
}

/** Folders that are not domains, in the order in which each may use the ones before it. */
const GROUND: Record<string, string[]> = {
  domain: ["shared", "access"],
  server: ["platform", "publication", "drafts"],
  web: ["ui", "lib", "product", "shell"],
};
/** Components and the client do not know each other: what joins them knows the words of the product, and is `product`. */
const isApart = (from: Place, to: Place) => from.room === "web" && from.folder === "lib" && to.folder === "ui";
/** Folders that put everything together; they may use whatever their room holds. */
const ABOVE = new Set(["", "app", "history", "http", "testing"]);
const isDomain = ({ room, folder }: Place) => !ABOVE.has(folder) && !GROUND[room]?.includes(folder);

/** What one domain may see of another. */
const DOORS: Record<string, RegExp> = {
  domain: /^(model|constants|events|failures|access)$/,
  server: /^(port|tables|sql)$/,
  web: /^(parts|data)\//,
};
const IS_DOOR: Record<string, RegExp> = { domain: /^$/, server: /^(port|sql)$/, web: /^(parts|data)\// };
/** A door for reading is what may be put into statements of others, those of their doors too: nothing is called. */
const isReadDoor = ({ file }: Place) => file === "sql";
/** The kinds of a domain in `web/`: data is used by parts, both by screens, all three by routes; never the other way. */
const KINDS = ["data", "parts", "screens", "routes"];
const kindOf = ({ file }: Place) => KINDS.indexOf(file.split("/")[0] as string);

function complaint({ from, to }: { from: Place; to: Place }): string | null {
  if (from.room === "forge") return to.room === "forge" ? null : "the forge knows no form, and nothing of the product";
  if (from.room === "forms") return to.room === "forms" || to.room === "forge" ? null : "forms know the language they are written in alone";
  if (from.room === "server" && (to.room === "forge" || to.room === "forms")) return null;
  if (from.room !== to.room) return to.room === "domain" ? null : "rooms meet only in domain/";
  if (from.room === "server" && !isDeclaredRightly(from, to)) return "declarations are read by domains.ts, and by nothing below it";
  if (from.room === "web" && from.folder === to.folder && isDomain(from))
    return kindOf(to) <= kindOf(from) ? null : "data, parts, screens, routes";
  if (from.folder === to.folder || ABOVE.has(from.folder)) return null;
  const order = GROUND[from.room] ?? [];
  if (order.includes(from.folder)) return belowGround(from, to, order);
  if (!isDomain(to)) return from.room === "web" && to.folder === "shell" && from.file !== "routes" ? "only routes use the shell" : null;
  if (isReadDoor(to) && from.room === "server") return null;
  if (IS_DOOR[from.room]?.test(from.file)) return "doors use only their own room";
  return DOORS[from.room]?.test(to.file) ? null : "leaves use doors";
}

/**
 * A `domain.ts` may use everything of its own folder and is imported by the list of domains alone. What stands in the root puts
 * domains together: a domain that imported it would know all others.
 */
const IS_DECLARATION = /(^|\/)domain$/;
function isDeclaredRightly(from: Place, to: Place): boolean {
  if (IS_DECLARATION.test(to.file) && isDomain(to)) return from.path === "server/src/domains.ts";
  if (IS_DECLARATION.test(from.file) && isDomain(from)) return to.folder === from.folder || to.folder === "platform";
  return to.folder !== "" || ABOVE.has(from.folder);
}

function belowGround(from: Place, to: Place, order: string[]): string | null {
  // What is published, and what is made before it, names who sells it; a door for reading uses nothing but the platform.
  if (from.room === "server" && from.folder !== "platform" && isReadDoor(to)) return null;
  // The shell computes navigation from the site's table of contents.
  if (from.room === "web" && to.room === "domain") return null;
  return order.indexOf(to.folder) >= 0 && !isApart(from, to) && order.indexOf(to.folder) < order.indexOf(from.folder)
    ? null
    : "the ground carries domains, it does not know them";
}

test("leaves use doors, doors use only their own room", () => {
  const broken = links.flatMap((link) => (complaint(link) ? [`${link.from.path} → ${link.to.path}: ${complaint(link)}`] : []));
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test("a domain of the web holds routes, screens, parts and data", () => {
  const strays = sources.map(place).filter((file) => file.room === "web" && isDomain(file) && kindOf(file) < 0);
  expect(strays.map(({ path }) => path)).toEqual([]);
});

/** The one rule that reads documents by their schema; only the server uses it. */
const READS_BY_SCHEMA = "domain/src/content/rules.ts";

test("numbers, rules and sentences of the domain are plain: the browser has them without the schemas", () => {
  const plain = sources.filter((path) =>
    /^domain\/src\/(\w+\/(constants|rules|texts)|shared\/(cents|calendar|language\/formats))\.ts$/.test(path),
  );
  expect(plain.length).toBeGreaterThan(50);
  expect(plain.filter((path) => path !== READS_BY_SCHEMA && reachesZod(path))).toEqual([]);
});

/** What is imported as a type alone is gone when the code runs. */
function reachesZod(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = readFileSync(join(root, path), "utf8").replaceAll(/import type [^;]+;|import \{(\s*type \w+,?)+\s*\} from [^;]+;/g, "");
  const names = [...text.matchAll(/from "([^"]+)"/g)].map(([, name]) => name as string);
  return names.includes("zod") || names.some((name) => name.startsWith(".") && reachesZod(join(dirname(path), name), seen));
}

/** Everything that turns text into elements by itself: what people wrote is shown as React elements only (trust X1, trust X2). */
const SETS_HTML =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTML|srcdoc=|DOMParser\(/i;
/** It writes down what is sent to try it. */
const HOSTILE = "domain/src/shared/rich-text/hostile-inputs.ts";

test("nothing on the site sets HTML", () => {
  const seen = sources.filter((path) => /^(web|domain)\//.test(path) && path !== HOSTILE);
  expect(seen.length).toBeGreaterThan(500);
  expect(seen.filter((path) => SETS_HTML.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test("what a screens test leaves in its page is looked at for faults, whoever wrote it", () => {
  // This one shows nothing: it takes parts of the browser away.
  const SHOWS_NOTHING = new Set(["web/src/lib/older-browsers.test.tsx"]);
  const apart = globSync("web/src/**/*.test.tsx", { cwd: root }).filter((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const brings = /import \{[^}]*\b(?:test|it|describe)\b[^}]*\} from "vitest"/.test(text);
    return brings || !/from "[./]+testing\/(?:screen|form)\.tsx"|from "\.\/screen\.tsx"/.test(text);
  });
  expect(apart.filter((path) => !SHOWS_NOTHING.has(path))).toEqual([]);
});

/** Where the engine may ask a form for its name: `X.has(form.id)`, `X[thing.name]`, `form.id === "bed"`. */
const ASKED = /\b([A-Z_]{2,})(?:\.(?:has|get)\(|\[)(?:\w+\??\.)*(?:id|name)[)\]]|\.(?:id|name) [!=]== "([^"]+)"/g;

/** The names of forms a source of the engine knows and compares with those of forms; `known` are all there are. */
function formsNamedIn(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(ASKED)].flatMap(([, list, name]) => {
    if (name !== undefined) return known.has(name) ? [name] : [];
    const declared = new RegExp(`const ${list}\\b[^;]*;`).exec(text)?.[0] ?? "";
    const words = [...declared.matchAll(/"([^"]*)"|(\w+):/g)].flatMap(([, quoted = "", key = ""]) => [key, quoted, ...quoted.split(",")]);
    return [...new Set(words)].filter((word) => known.has(word));
  });
}

test("the engine knows no form by its name: what a form is, it says itself", () => {
  const { forms } = JSON.parse(readFileSync(join(root, "forms/src/meanings.json"), "utf8")) as { forms: Record<string, unknown> };
  const known = new Set(Object.keys(forms));
  expect(known.size).toBeGreaterThan(1000);
  expect(formsNamedIn('const STOOD = new Set(["ladder"]);\nconst isIt = ({ name }: Thing) => STOOD.has(name);', known)).toEqual(["ladder"]);
  expect(formsNamedIn('seat.name === "bed"', known)).toEqual(["bed"]);
  const engine = sources.filter((path) => /^forge\/src\/(?:(?:prompt|scene|structure|grammar|language|beforehand)\/|\w+\.ts$)/.test(path));
  expect(engine.length).toBeGreaterThan(80);
  const knowing = engine.flatMap((path) => formsNamedIn(readFileSync(join(root, path), "utf8"), known).map((id) => `${path}: ${id}`));
  expect(knowing).toEqual([]);
});

test("no barrels", () => {
  expect(sources.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
  expect(sources.filter((path) => /^export (\*|\{[^}]*\}) from/m.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test("no circles", () => {
  const next = Map.groupBy(links, ({ from }) => from.path);
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(" → ")];
    if (done.has(path)) return [];
    const found = (next.get(path) ?? []).flatMap(({ to }) => visit(to.path, [...trail, path]));
    done.add(path);
    return found;
  };
  expect(sources.flatMap((path) => visit(path, []))).toEqual([]);
});

test("no folder of the web's client holds more than 20 code files", () => {
  const folders = Map.groupBy(
    sources.filter((path) => path.startsWith("web/src/lib/")),
    dirname,
  );
  expect([...folders].filter(([, files]) => files.length > 20).map(([folder]) => folder)).toEqual([]);
});

/** Written by `npx forge learn`. */
const GENERATED = new Set(["forms/src/every-form.ts"]);

test("no file is longer than 300 lines", () => {
  const written = sources.filter((path) => !GENERATED.has(path));
  expect(written.filter((path) => readFileSync(join(root, path), "utf8").split("\n").length > 300)).toEqual([]);
});

test("at most 20 code files in a folder", () => {
  const full = [...Map.groupBy(sources, (path) => dirname(path))].filter(([, of]) => of.length > 20);
  expect(full.map(([folder, of]) => `${folder}: ${of.length}`)).toEqual([]);
});

/** How `folders` know each other in a circle, each circle as the sorted list of its folders. */
function knotsOf(known: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map<string, Set<string>>();
  for (const folder of known.keys()) {
    const found = new Set<string>();
    for (const queue = [folder]; queue.length > 0; )
      for (const next of known.get(queue.pop() ?? "") ?? [])
        if (!found.has(next)) {
          found.add(next);
          queue.push(next);
        }
    reach.set(folder, found);
  }
  const knotOf = (folder: string) => [...reach].filter(([other, found]) => found.has(folder) && reach.get(folder)?.has(other));
  const knots = [...known.keys()].map((folder) =>
    knotOf(folder)
      .map(([other]) => other)
      .toSorted(),
  );
  return [...new Map(knots.filter((knot) => knot.length > 1).map((knot) => [knot.join(" "), knot])).values()];
}

test("no folder of the server knows another that knows it", () => {
  const arrows = links.filter(
    ({ from, to }) =>
      from.room === "server" && to.room === "server" && from.folder !== to.folder && !ABOVE.has(from.folder) && to.folder !== "",
  );
  // The type of the database joins every domain's tables, a statement what it reads of them; it is no knowledge of what they do.
  const counted = arrows.filter(({ from, to }) => !(from.folder === "platform" && to.file === "tables") && !isReadDoor(to));
  const known = new Map(
    [...Map.groupBy(counted, ({ from }) => from.folder)].map(([folder, of]) => [folder, new Set(of.map(({ to }) => to.folder))]),
  );
  expect(known.size).toBeGreaterThan(20);
  expect(knotsOf(known)).toEqual([]);
});

test("a door for reading stands on the platform and on other doors for reading alone", () => {
  const below = links.filter(({ from, to }) => from.room === "server" && isReadDoor(from) && to.room === "server");
  const deeper = below.filter(({ to }) => to.folder !== "platform" && !isReadDoor(to));
  expect(below.length).toBeGreaterThan(40);
  expect(deeper.map(({ from, to }) => `${from.path} → ${to.path}`)).toEqual([]);
});

/** What others may ask of notifications; that somebody is told something is never asked, it is heard (0104). */
const ASKED_OF_NOTIFICATIONS = new Set(["latestOfTypes"]);

test("notifications are heard, never called", () => {
  const others = sources.filter((path) => path.startsWith("server/src/") && !path.startsWith("server/src/notifications/"));
  const asked = others.flatMap((path) => {
    const imports = /import (?:type )?\{([^}]*)\} from "[./]+\/notifications\/(?!sql|tables)[^"]+"/g;
    const names = [...readFileSync(join(root, path), "utf8").matchAll(imports)].flatMap(([, list = ""]) => list.split(","));
    return names.map((name) => ({ path, name: name.trim() }));
  });
  // The declaration is read by the list of domains.
  const called = asked.filter(({ path, name }) => path !== "server/src/domains.ts" && !ASKED_OF_NOTIFICATIONS.has(name));
  expect(asked.length).toBeGreaterThan(1);
  expect(called.map(({ path, name }) => `${path} calls ${name}`)).toEqual([]);
});

/** Where refusals are made, of schemas too, and where they get their sentence: the only places that may know of untyped ones. */
const MAKES_REFUSALS = new Set([
  "server/src/platform/requests/refusal.ts",
  "server/src/platform/requests/procedure.ts",
  "server/src/http/commands/procedure-caller.ts",
]);

test("every refusal is typed by the catalogue", () => {
  const untyped = sources.filter((path) => !MAKES_REFUSALS.has(path) && /new ORPCError\b/.test(readFileSync(join(root, path), "utf8")));
  expect(untyped).toEqual([]);
});

/** What a module of the server may keep for itself: memos that are the same for everybody, pools of chance, the process's own end. */
const KEEPING = new Set([
  "server/src/main.ts",
  "server/src/import-catalogue.ts",
  "server/src/platform/outside/places/country-of-zone.ts",
  "server/src/identity/passwords/passwords.ts",
  "server/src/platform/clock.ts",
  "server/src/platform/database/db.ts",
  "server/src/platform/database/record-set.ts",
  "server/src/platform/events/outbox.ts",
  "server/src/platform/http/request-facts.ts",
  "server/src/platform/http/request-id.ts",
]);
test("state of the server lives in its services, not in its modules", () => {
  const state = /^(?:export )?(?:let \w|const \w+(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\);)/m;
  const keeping = sources.filter((path) => path.startsWith("server/src/") && state.test(readFileSync(join(root, path), "utf8")));
  expect(keeping.filter((path) => !KEEPING.has(path) && !path.startsWith("server/src/testing/"))).toEqual([]);
  expect([...KEEPING].filter((path) => !keeping.includes(path))).toEqual([]);
});
