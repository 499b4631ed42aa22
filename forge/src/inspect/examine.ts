import type { Progress } from "../model.ts";
import { listArchive, openArchive } from "./archive.ts";
import { headerFacts, said } from "./facts/header-facts.ts";
import { judge } from "./facts/judge.ts";
import { type Facts, type Finding, finding, type Inspection, type Kind, Refusal, scoreOf } from "./inspection.ts";
import { ALONE, type Neighbours, type Reading } from "./readers/reading.ts";
import { extension, PROGRAM_NAMES, promisedKind, type Sniffed, sniff } from "./sniff.ts";
import { openSource, type Source, sha256, sourceOf } from "./source.ts";
import { specHash } from "./spec-hash.ts";

const MAX_FILE_BYTES = 5 * 2 ** 30;
/** Models are read into memory as a whole. */
const MAX_MODEL_BYTES = 700_000_000;
const MAX_MODELS_PER_ARCHIVE = 8;
const READ_FROM = 0.3;
const READ_TO = 0.7;
const MODEL_KINDS = new Set<Kind>(["glb", "gltf", "obj", "fbx", "stl", "ply", "usdz"]);
/** Models of programs whose files nobody reads here. */
const UNREAD_KINDS = new Set<Kind>(["blend", "other-model"]);

interface Examination {
  inspection: Inspection;
  /** The first model that could be read, for copies and pictures. */
  reading: Reading | undefined;
}

/** What is learnt of a file while it is examined. */
interface Notes {
  facts: Facts;
  findings: Finding[];
  fingerprints: string[];
}

interface Examined {
  path: string;
  name: string;
  /** For files that are too much to hold: only what can be told without reading all of it. */
  isShallow?: boolean;
}

/** Looks at a file in this very process. Only for the limited child: a hostile file may take the process with it. */
export async function examine({ path, name, isShallow = false }: Examined, progress: Progress): Promise<Examination> {
  const source = openSource(path);
  const facts: Facts = { name, bytes: source.size, sha256: "", kind: "unknown", models: [] };
  const notes: Notes = { facts, findings: [], fingerprints: [] };
  const { findings, fingerprints } = notes;
  let reading: Reading | undefined;
  try {
    progress("Reading the file", 0);
    if (source.size > MAX_FILE_BYTES) throw new Refusal("too-large", "Files may have 5 GB at most.");
    facts.sha256 = sha256(source);
    const sniffed = sniff(source);
    facts.kind = kindOf(sniffed, name);
    reading = await (isShallow ? examineHeader : examineKind)(source, sniffed, notes, progress);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    findings.push(error.finding);
  } finally {
    source.close();
  }
  // What else there is says of itself what was looked at.
  if (findings.length === 0) findings.push(finding("clean", "Everything was measured and nothing is wrong."));
  return {
    inspection: { kind: facts.kind, facts, findings, score: scoreOf(facts, findings), specHash: specHash(facts), fingerprints },
    reading,
  };
}

/** The bytes decide; the name has to agree with them. */
function kindOf(sniffed: Sniffed, name: string): Kind {
  const promised = promisedKind(name);
  if (sniffed.kind === "executable" || PROGRAM_NAMES.test(name))
    throw new Refusal("executable", `Programs may not be uploaded (${sniffed.type}).`);
  const actual = trueKind(sniffed, name);
  if (actual === "unknown" && promised)
    throw new Refusal("wrong-type", `The name says ${extension(name)}, but the bytes do not (${sniffed.type}).`);
  if (actual === "unknown") throw new Refusal("unknown-type", `Files of this type are not accepted (${sniffed.type}).`);
  if (promised && promised !== actual) throw new Refusal("wrong-type", `The name says ${extension(name)}, the bytes are ${sniffed.type}.`);
  return actual;
}

function trueKind({ kind, type }: Sniffed, name: string): Kind {
  if (kind === "zip") return extension(name) === "usdz" ? "usdz" : "zip";
  if (kind === "archive") return extension(name) === "blend" && (type === "gzip" || type === "zstd") ? "blend" : "unknown";
  if (kind === "dae") return "other-model";
  // An STL, OBJ or glTF that is empty of anything but text is judged by its reader, which says what is wrong with it.
  if (kind === "text") return (["obj", "stl", "gltf"] as const).find((each) => each === extension(name)) ?? "unknown";
  return kind === "executable" ? "unknown" : kind;
}

async function examineKind(source: Source, sniffed: Sniffed, notes: Notes, progress: Progress): Promise<Reading | undefined> {
  const { facts, findings } = notes;
  if (MODEL_KINDS.has(facts.kind) && source.size > MAX_MODEL_BYTES) return examineHeader(source, sniffed, notes, progress);
  if (MODEL_KINDS.has(facts.kind)) return examineModel({ source, path: facts.name, kind: facts.kind, neighbours: ALONE }, notes, progress);
  if (facts.kind === "zip") return examineArchive(source, notes, progress);
  findings.push(await lookAt(source, sniffed, facts));
  return undefined;
}

const NOT_READ = "Buyers get this file as it is. What's inside isn't measured.";

/** What is no model, or none that can be measured yet. Answers what was looked at, so that nothing else is claimed. */
async function lookAt(source: Source, { type }: Sniffed, facts: Facts): Promise<Finding> {
  switch (facts.kind) {
    case "blend":
      facts.blend = (await import("./media.ts")).blendFacts(source);
      return finding("not-analysed", `Saved with Blender ${facts.blend.version}. What's inside isn't measured.`);
    case "picture": {
      const { width, height } = (facts.picture = await (await import("./media.ts")).pictureFacts(source, type));
      return width > 0 ? finding("clean", `A picture of ${width} × ${height} pixels.`) : finding("not-analysed", NOT_READ);
    }
    case "pdf":
      (await import("./pdf.ts")).readPdf(source);
      return finding("clean", "Nothing in this PDF runs, starts or carries anything.");
    case "video":
      facts.video = { container: type };
      return finding("not-analysed", NOT_READ);
    default:
      return finding("not-analysed", NOT_READ);
  }
}

/** What a file too large to be held says of itself. Nothing is measured, and nothing is shown. */
async function examineHeader(source: Source, sniffed: Sniffed, notes: Notes, progress: Progress): Promise<undefined> {
  const { facts, findings } = notes;
  const isModel = MODEL_KINDS.has(facts.kind) && facts.kind !== "usdz";
  if (isModel) facts.header = headerFacts(source, facts.kind);
  else if (facts.kind === "zip" || facts.kind === "usdz") facts.archive = (await listArchive(source, findings)).facts;
  else return void (await examineKind(source, sniffed, notes, progress));
  findings.push(finding("not-measured", `This file is too large to be measured.${said(facts.header)} Buyers see what you write about it.`));
}

interface ModelFile {
  source: Source;
  path: string;
  kind: Kind;
  neighbours: Neighbours;
}

async function examineModel(file: ModelFile, { facts, findings, fingerprints }: Notes, progress: Progress): Promise<Reading> {
  const { source, path, kind, neighbours } = file;
  progress("Reading the model", READ_FROM);
  const bytes = source.read(0, source.size);
  const reading = await readModel(kind, bytes, neighbours, findings);
  progress("Measuring", 0.5);
  const { measureModel } = await import("./facts/model-facts.ts");
  const measured = await measureModel(reading, path, findings);
  facts.models.push(measured);
  findings.push(...judge(measured, reading));
  const { fingerprintOf } = await import("../fingerprint/fingerprint.ts");
  const { trianglesOf } = await import("../fingerprint/triangles-of.ts");
  const fingerprint = fingerprintOf(trianglesOf(reading.document));
  if (fingerprint) fingerprints.push(fingerprint);
  if (kind === "glb") {
    progress("Validating", READ_TO);
    const { validatorFindings } = await import("./facts/validate.ts");
    findings.push(...(await validatorFindings(bytes, path)));
  }
  return reading;
}

async function readModel(kind: Kind, bytes: Buffer, neighbours: Neighbours, findings: Finding[]): Promise<Reading> {
  switch (kind) {
    case "glb":
      return (await import("./readers/read-gltf.ts")).readGlb(bytes);
    case "gltf":
      return (await import("./readers/read-gltf.ts")).readGltf(bytes, neighbours);
    case "obj":
      return (await import("./readers/read-obj.ts")).readObj(bytes, neighbours);
    case "fbx":
      return (await import("./readers/read-fbx.ts")).readFbx(bytes, neighbours);
    case "stl":
      return (await import("./readers/read-stl.ts")).readStl(bytes);
    case "ply":
      return (await import("./readers/read-ply.ts")).readPly(bytes);
    default:
      return (await import("./readers/read-usdz.ts")).readUsdz(bytes, findings);
  }
}

async function examineArchive(source: Source, notes: Notes, progress: Progress): Promise<Reading | undefined> {
  const { facts, findings } = notes;
  const archive = await openArchive(source, findings, progress);
  facts.archive = archive.facts;
  if (findings.some(({ level }) => level === "block")) return undefined;
  const models = archive.entries.filter(({ path }) => MODEL_KINDS.has(promisedKind(path) ?? "unknown"));
  if (models.length > MAX_MODELS_PER_ARCHIVE)
    findings.push(finding("not-analysed", `Of ${models.length} models in the archive, eight were measured.`));
  if (models.length === 0) findings.push(finding("not-analysed", "There is no model in the archive that can be measured."));
  const unread = archive.entries.filter(({ path }) => UNREAD_KINDS.has(promisedKind(path) ?? "unknown"));
  for (const { path } of unread.slice(0, MAX_MODELS_PER_ARCHIVE)) findings.push(finding("not-analysed", "This file isn't measured.", path));
  let first: Reading | undefined;
  const measured = models.slice(0, MAX_MODELS_PER_ARCHIVE);
  for (const [i, { path, bytes }] of measured.entries()) {
    if (bytes > MAX_MODEL_BYTES) {
      findings.push(finding("not-measured", "This model is too large to be measured. Buyers see what you write about it.", path));
      continue;
    }
    const content = sourceOf(archive.read(path));
    const kind = kindOf(sniff(content), path);
    const file = { source: content, path, kind, neighbours: neighboursOf(path, archive) };
    const reading = await examineModel(file, notes, (step, fraction) =>
      // Each model has its share of the way between unpacking and copying.
      progress(step, READ_FROM + ((READ_TO - READ_FROM) * i + fraction - READ_FROM) / measured.length),
    );
    first ??= reading;
  }
  return first;
}

/** Looks beside the model first, then anywhere by its bare name: exporters write paths that only their maker's disk understands. */
function neighboursOf(
  model: string,
  archive: { has(path: string): boolean; read(path: string): Buffer; entries: { path: string }[] },
): Neighbours {
  const folder = model.slice(0, model.lastIndexOf("/") + 1);
  const bare = (path: string) => path.split(/[/\\]/).at(-1)?.toLowerCase() ?? "";
  return {
    find: (path) => {
      const beside = `${folder}${path}`;
      const known = archive.has(beside) ? beside : archive.entries.find((entry) => bare(entry.path) === bare(path))?.path;
      return known ? archive.read(known) : undefined;
    },
  };
}
