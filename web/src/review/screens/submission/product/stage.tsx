import type { Draft } from "@blenda/domain/authoring/model";
import type { ReviewedProduct } from "@blenda/domain/review/model";
import { useState } from "react";
import { exact } from "../../../../lib/text/numbers.ts";
import { textureText } from "../../../../product/model-text.ts";
import { Pair, type PairMode } from "../../../../product/pair/pair.tsx";
import { SegmentedControl } from "../../../../ui/controls/segmented-control.tsx";
import { fitOf } from "../../../../ui/model-viewer/engine/fit-of.ts";
import { isMapLook, type LookName } from "../../../../ui/model-viewer/look-names.ts";
import { type LookPictures, LookStrip } from "../../../../ui/model-viewer/look-strip.tsx";
import { ModelViewer } from "../../../../ui/model-viewer/model-viewer.tsx";

/** Every rendered look of a draft, chosen among its images or only offered. */
function looksOf({ pictures, offered, posterUrl }: Draft): LookPictures {
  const rendered = [...offered, ...pictures].flatMap(({ kind, url }) => (kind === "own" ? [] : [[kind, url] as const]));
  return { ...(posterUrl && { lit: posterUrl }), ...Object.fromEntries(rendered) };
}

const MODES: readonly { value: PairMode; label: string }[] = [
  { value: "wipe", label: "Wipe" },
  { value: "side", label: "Side by side" },
  { value: "difference", label: "Difference" },
];

const factsText = (facts: Draft["facts"]): string =>
  facts
    ? `${exact(facts.triangles)} tris · ${exact(facts.drawCalls)} draw ${facts.drawCalls === 1 ? "call" : "calls"} · ${textureText(facts.textures)}`
    : "";

/** The model itself; of a revision beside what is on sale, in the same view and the same look. */
export function Stage({ item }: { item: ReviewedProduct }) {
  const { draft, live } = item.submission;
  const looks = looksOf(draft);
  const [mode, setMode] = useState<PairMode>("wipe");
  const [look, setLook] = useState<LookName>("lit");
  const isPair = live !== null && (live.previewUrl !== null || live.posterUrl !== null);
  if (!isPair)
    return (
      <section aria-label="The model" data-stage>
        <ModelViewer
          label={draft.fields.title}
          url={draft.previewUrl}
          pictures={looks}
          stageHue={draft.stageHue}
          fit={draft.facts ? fitOf(draft.facts.size) : "whole"}
          triangles={draft.facts?.triangles ?? null}
          wireUrl={draft.wireUrl}
          more={draft.facts ? `${exact(draft.facts.drawCalls)} draw ${draft.facts.drawCalls === 1 ? "call" : "calls"}` : undefined}
          isAsked
        />
      </section>
    );
  const pictured = isMapLook(look) ? "lit" : look;
  const liveLooks: LookPictures = { ...(live.posterUrl && { lit: live.pictures[0]?.url ?? live.posterUrl }), ...live.looks };
  return (
    <section aria-label="Before and after" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3" data-modes>
        <h2 className="type-h3">Before and after</h2>
        <SegmentedControl label="Compare" value={mode} options={MODES} onChange={setMode} />
      </div>
      <Pair
        mode={mode}
        look={look}
        before={{
          label: `On sale, ${live.version ?? "now"}`,
          url: live.previewUrl,
          wireUrl: live.wireUrl,
          picture: liveLooks[pictured] ?? liveLooks.lit ?? null,
          facts: factsText(live.facts),
        }}
        after={{
          label: `Revision ${item.version}`,
          url: draft.previewUrl,
          wireUrl: draft.wireUrl,
          picture: looks[pictured] ?? looks.lit ?? null,
          facts: factsText(draft.facts),
        }}
        stageHue={draft.stageHue}
        size={draft.facts?.size}
      />
      <div className="p-2.5" data-stage>
        <LookStrip pictures={looks} look={look} onChoose={setLook} hasPoster isLive />
      </div>
    </section>
  );
}
