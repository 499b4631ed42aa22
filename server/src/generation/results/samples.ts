import { GENERATION_COST } from "@blenda/domain/generation/constants";
import type { ToolPage } from "@blenda/domain/generation/model";
import { publicProducts } from "../../catalogue/port.ts";
import { promptsOf } from "../../demo/port.ts";
import type { Services } from "../../platform/requests/procedure.ts";

/** One of each kind, the most telling first. */
const SHOWN = [
  "rust-belt-supply-crate",
  "fly-agaric-cluster",
  "halo-courier-droid",
  "fenwick-armchair-teal",
  "lantern-rock-diorama",
  "coast-road-camper",
  "pierced-brass-lantern",
  "delver-double-axe",
];

/** Things the built-in engine made, with the words they were made from. Shops without the demo have none. */
export function samples({ db, cache }: Pick<Services, "db" | "cache">): Promise<ToolPage["samples"]> {
  return cache.remember("generation.samples", async () => {
    const cards = await publicProducts.byIds(db, SHOWN);
    if (cards.length === 0) return [];
    const prompts = promptsOf(SHOWN);
    return cards.flatMap(({ id, posterUrl, previewUrl, stageHue, triangles }) => {
      const prompt = prompts.get(id);
      if (!prompt || !posterUrl || !previewUrl) return [];
      const shown = { prompt, posterUrl, modelUrl: previewUrl, stageHue: stageHue ?? 0, triangles: triangles ?? 0 };
      return [{ ...shown, tokens: GENERATION_COST.base }];
    });
  });
}
