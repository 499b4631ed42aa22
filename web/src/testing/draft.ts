import type { Draft, DraftFile, DraftPicture } from "@blenda/domain/authoring/model";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { Me } from "@blenda/domain/identity/model";
import type { Input } from "./fake-server.ts";
import { ANA } from "./screen.tsx";

/** A person who sells. */
export const CREATOR: Me = { ...ANA, isCreator: true, roles: ["creator"] };

const AT = "2026-11-15T20:31:00.000Z";

const FACTS: ProductFacts = {
  measuredFrom: "brass-automaton-no-4.glb",
  triangles: 14_456,
  vertices: 11_253,
  quads: null,
  meshes: 1,
  materials: 1,
  drawCalls: 1,
  textures: [{ name: "brass", slots: ["baseColor"], width: 512, height: 512, format: "png", bytes: 90_000, gpuBytes: 1_400_000 }],
  uvSets: 1,
  uvCoverage: 69,
  uvOverlap: 0,
  bones: 0,
  morphs: 0,
  animations: [],
  size: { x: 0.85, y: 1.39, z: 0.41 },
  isPbr: true,
  isManifold: false,
};

export const GLB: DraftFile = {
  id: "f1",
  name: "brass-automaton-no-4.glb",
  bytes: 700_000,
  sha256: "0".repeat(64),
  format: "glb",
  url: "/files/f1",
  state: "read",
  step: null,
  percent: 100,
  factCount: 38,
  facts: FACTS,
  findings: [],
  score: 88,
  isDelayed: false,
  place: null,
  isViewer: true,
  canBeViewer: true,
  isNew: true,
};

const picture = (id: string, kind: DraftPicture["kind"] = "own", alt = ""): DraftPicture => ({
  id,
  kind,
  url: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  width: 2_400,
  height: 1_800,
  alt,
});

/** A draft with a file, images and a price; what is said about it is too short, and nothing is declared yet. */
export const DRAFT: Draft = {
  id: "automaton",
  status: "draft",
  mark: 3,
  savedAt: AT,
  createdAt: AT,
  fields: {
    title: "Brass automaton No. 4",
    description: "A clockwork automaton in worn brass.",
    descriptionRich: null,
    categoryId: "characters",
    tags: ["robot", "brass"],
    priceCents: 2_200,
    licences: [
      { type: "personal", priceCents: null },
      { type: "commercial", priceCents: null },
    ],
    aiDisclosure: null,
    hasRights: false,
    publishAt: null,
    versionNumber: null,
    changes: "",
  },
  rights: null,
  generatedFrom: null,
  files: [GLB],
  pictures: [picture("p1", "own", "front"), picture("p2", "own", "side"), picture("p3", "wireframe", "edges")],
  offered: [],
  facts: FACTS,
  score: 88,
  stageHue: 220,
  posterUrl: null,
  previewUrl: null,
  wireUrl: null,
  suggestedTags: [],
  remarks: [],
  open: [],
  limits: { submittedToday: 1, most: 10, resetsAt: AT, holdDays: 14 },
  submittedAt: null,
  answerBy: null,
  reason: null,
  appealUntil: null,
  live: null,
  changes: [],
  diff: null,
  history: [],
  may: ["edit", "submit", "delete"],
};

/** The same with nothing left open. */
export const READY: Draft = {
  ...DRAFT,
  fields: {
    ...DRAFT.fields,
    description:
      "A clockwork automaton in worn brass with a punch-card chest and blue glass eyes. One material, one draw call, ready to turn its head.",
    aiDisclosure: "assisted",
    hasRights: true,
  },
};

/** A draft after these fields were saved. */
export const savedDraft = (draft: Draft, { fields, mark }: Input<"authoring.saveDraft">): Draft => ({
  ...draft,
  mark: mark + 1,
  savedAt: new Date().toISOString(),
  fields: Object.assign({}, draft.fields, fields),
});

/** Changes to something on sale. */
export const REVISION: Draft = {
  ...READY,
  live: { status: "published", title: READY.fields.title, priceCents: 2_200, version: "1.0", publishedAt: AT, sales: 12 },
  may: ["edit", "submit", "cancelRevision"],
};
