import type { Kind } from "./inspection.ts";
import { plainText } from "./readers/plain-text.ts";
import type { Source } from "./source.ts";

/** What the bytes are, whatever the name says. */
export interface Sniffed {
  kind: Kind | "executable" | "archive" | "text" | "dae";
  /** Finer than the kind: `png`, `mp4`, `elf`. */
  type: string;
}

type Test = [type: string, kind: Sniffed["kind"], matches: (head: Buffer, text: string) => boolean];

const starts =
  (text: string, at = 0) =>
  (head: Buffer) =>
    head.toString("latin1", at, at + text.length) === text;

const TESTS: Test[] = [
  ["glb", "glb", starts("glTF")],
  ["usdz or zip", "zip", (head) => starts("PK\x03\x04")(head) || starts("PK\x05\x06")(head)],
  ["fbx", "fbx", (head, text) => starts("Kaydara FBX Binary  \0")(head) || /^\s*;\s*FBX \d/.test(text)],
  ["blend", "blend", starts("BLENDER")],
  ["ply", "ply", (_, text) => /^ply\r?\n/.test(text)],
  ["png", "picture", starts("\x89PNG\r\n\x1a\n")],
  ["jpeg", "picture", starts("\xff\xd8\xff")],
  ["webp", "picture", (head) => starts("RIFF")(head) && starts("WEBP", 8)(head)],
  ["gif", "picture", (head) => starts("GIF87a")(head) || starts("GIF89a")(head)],
  ["tiff", "picture", (head) => starts("II*\0")(head) || starts("MM\0*")(head)],
  ["exr", "picture", starts("\x76\x2f\x31\x01")],
  ["hdr", "picture", (head) => starts("#?RADIANCE")(head) || starts("#?RGBE")(head)],
  ["ktx2", "picture", starts("\xabKTX 20\xbb")],
  ["psd", "picture", starts("8BPS")],
  ["dds", "picture", starts("DDS ")],
  ["avif", "picture", (head) => starts("ftypavi", 4)(head)],
  ["mp4", "video", (head) => starts("ftyp", 4)(head)],
  ["webm", "video", starts("\x1a\x45\xdf\xa3")],
  ["avi", "video", (head) => starts("RIFF")(head) && starts("AVI ", 8)(head)],
  ["pdf", "pdf", starts("%PDF-")],
  ["elf", "executable", starts("\x7fELF")],
  ["exe", "executable", (head) => starts("MZ")(head)],
  ["mach-o", "executable", (head) => ["cffaedfe", "cefaedfe", "feedface", "feedfacf", "cafebabe"].includes(head.toString("hex", 0, 4))],
  ["script", "executable", starts("#!")],
  ["gzip", "archive", starts("\x1f\x8b")],
  ["zstd", "archive", starts("\x28\xb5\x2f\xfd")],
  ["7z", "archive", starts("7z\xbc\xaf\x27\x1c")],
  ["rar", "archive", starts("Rar!\x1a\x07")],
  ["xz", "archive", starts("\xfd7zXZ")],
  ["bzip2", "archive", (head) => /^BZh[1-9]1AY&SY/.test(head.toString("latin1", 0, 10))],
  ["tar", "archive", starts("ustar", 257)],
  ["max", "other-model", starts("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
  ["ma", "other-model", (_, text) => /^\/\/Maya ASCII/.test(text)],
  ["usd", "other-model", (_, text) => text.startsWith("PXR-USDC") || text.startsWith("#usda ")],
  ["dae", "dae", (_, text) => /^\s*(<\?xml[^>]*>)?[\s\S]{0,400}<COLLADA\b/.test(text)],
  ["gltf", "gltf", (_, text) => /^\s*\{/.test(text) && /"(asset|accessors|bufferViews|buffers|scenes?|nodes|meshes)"\s*:/.test(text)],
];

const HEAD = 4096;

export function sniff(source: Source): Sniffed {
  const head = plainText(source.read(0, HEAD));
  const text = head.toString("latin1");
  const hit = TESTS.find(([, , matches]) => matches(head, text));
  if (hit) return hit[0] === "exe" && !isProgram(source) ? { kind: "unknown", type: "binary" } : { kind: hit[1], type: hit[0] };
  if (isBinaryStl(source, head)) return { kind: "stl", type: "stl" };
  if (/^\s*solid\b[\s\S]*?\b(facet|endsolid)\b/.test(text)) return { kind: "stl", type: "stl" };
  if (isText(head) && /^(v|vn|vt|f|o|g|mtllib|usemtl|s)\s+\S/m.test(text)) return { kind: "obj", type: "obj" };
  return isText(head) && head.length > 0 ? { kind: "text", type: "text" } : { kind: "unknown", type: "binary" };
}

/** Two letters are not much of a sign: a real program also names the place of its second header. */
function isProgram(source: Source): boolean {
  const at = source.read(0x3c, 4);
  return at.length === 4 && source.read(at.readUInt32LE(0), 2).toString("latin1") === "PE";
}

function isBinaryStl(source: Source, head: Buffer): boolean {
  return head.length >= 84 && source.size === 84 + 50 * head.readUInt32LE(80);
}

function isText(head: Buffer): boolean {
  return !head.includes(0) && head.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
}

/** Kind promised by a file's extension. */
const PROMISED: Record<string, Kind> = {
  glb: "glb",
  gltf: "gltf",
  obj: "obj",
  fbx: "fbx",
  stl: "stl",
  ply: "ply",
  usdz: "usdz",
  blend: "blend",
  zip: "zip",
  pdf: "pdf",
  ...Object.fromEntries(
    ["png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "exr", "hdr", "ktx2", "psd", "dds", "avif"].map((name) => [
      name,
      "picture" as const,
    ]),
  ),
  ...Object.fromEntries(["mp4", "mov", "m4v", "webm", "mkv", "avi"].map((name) => [name, "video" as const])),
  ...Object.fromEntries(["dae", "max", "ma", "mb", "usd", "usda", "usdc", "c4d", "3ds"].map((name) => [name, "other-model" as const])),
};

export function extension(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

export function promisedKind(name: string): Kind | undefined {
  return PROMISED[extension(name)];
}

const PROGRAMS =
  "exe|dll|com|scr|pif|msi|bat|cmd|ps1|vbs|vbe|js|jse|mjs|wsf|jar|sh|command|app|apk|dmg|pkg|deb|rpm|so|dylib|lnk|desktop|reg|cpl";
/** Opened by a browser or its like, which runs the scripts in them and follows where they lead. A drawing (SVG) is such a page. */
const PAGES = "html|htm|xhtml|xht|shtml|mht|mhtml|hta|svg|svgz|chm|url|webloc|website";
/** Run by a double click somewhere; none of them belongs into a download of models. */
export const PROGRAM_NAMES = new RegExp(`\\.(${PROGRAMS}|${PAGES})$`, "i");
export const ARCHIVE_NAMES = /\.(zip|rar|7z|tar|tgz|gz|bz2|xz|zst|cab|iso)$/i;
