import type { Hero } from "@blenda/domain/content/model";
import type { Instant } from "@blenda/domain/shared/time";
import { builtProducts } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { addDocument, DOCUMENTS } from "./repository.ts";

/** The pictures are transparent and their objects stand at the right, beside the words; nothing has to be darkened or bent. */
const picture = { overlayOpacity: 0, imageScale: "contain", imagePosition: "right center" } satisfies Partial<Hero>;

const heroes = {
  home: {
    title: "Turn it before you buy it.",
    subtitle: "Spin a live 3D preview, see the exact mesh in wireframe, read the facts measured from the file itself.",
    primaryButtonText: "Explore models",
    secondaryButtonText: "Sell your work",
    backgroundImage: "/hero/home.webp",
    ...picture,
  },
  marketplace: {
    title: "Filter by what's really in the file.",
    subtitle: "Triangles, textures, formats and UVs are measured from every upload. Search them like any other word.",
    primaryButtonText: "Browse models",
    secondaryButtonText: "How files are checked",
    backgroundImage: "/hero/marketplace.webp",
    ...picture,
  },
  learning: {
    title: "Learn it from the wireframe up.",
    subtitle: "Short lessons on topology, UVs, texturing and light, shown on models you can open and take apart.",
    primaryButtonText: "All courses",
    secondaryButtonText: "Free previews",
    backgroundImage: "/hero/learning.webp",
    ...picture,
  },
} satisfies Record<string, Partial<Hero>>;

/** Words a new site opens with, in the demo and in production alike. */
export async function seedContent(db: Db, now: Instant): Promise<void> {
  for (const page of ["home", "marketplace", "learning"] as const) await addDocument(db, DOCUMENTS[page], heroes[page], now);
}

export async function seedDemoStaffPicks(db: Db, now: Instant): Promise<void> {
  const items = builtProducts().flatMap(({ id, staffNote }) => (staffNote ? [{ productId: id, note: staffNote }] : []));
  await addDocument(db, DOCUMENTS.staffPicks, { items }, now);
}
