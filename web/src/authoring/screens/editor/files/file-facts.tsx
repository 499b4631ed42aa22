import { GOOD_SCORE } from "@blenda/domain/catalogue/constants";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { exact } from "../../../../lib/text/numbers.ts";
import { Section } from "../../../../product/editing/section.tsx";
import { extentText, overlapText, textureText } from "../../../../product/model-text.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

const FAIR_SCORE = 60;

const scoreTone = (score: number) => (score >= GOOD_SCORE - 10 ? "ok" : score >= FAIR_SCORE ? "warn" : "bad");

/** The facts of the viewer's file. They are never typed in. */
export function Measured({ editor: { draft } }: { editor: ProductEditor }) {
  const { facts, score } = draft;
  if (!facts) return null;
  return (
    <Section
      title="What we measured"
      aside={
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex min-w-0 items-center gap-2">
            <Icon name="scan-search" size={16} />
            <span className="truncate">from {facts.measuredFrom}</span>
          </span>
          {score !== null && <Tag tone={scoreTone(score)}>Score {score}</Tag>}
        </span>
      }
    >
      <dl className="grid grid-cols-2 border-t border-line sm:grid-cols-4 sm:gap-x-5">
        {linesOf(facts).map(({ label, value }) => (
          <div key={label} className="grid content-start gap-0.5 border-b border-line py-3 max-sm:odd:pr-4">
            <dt className="type-small text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {!facts.isManifold && (
        <p className="mt-3 flex gap-2 type-small text-muted">
          <Icon name="info" size={16} className="mt-0.5 shrink-0" />
          The surface isn't closed. That's fine for games and films, and matters for 3D printing.
        </p>
      )}
    </Section>
  );
}

/** Two figures that are read together share a place. */
const linesOf = (facts: ProductFacts) => [
  { label: "Triangles", value: exact(facts.triangles) },
  { label: "Vertices", value: exact(facts.vertices) },
  { label: "Meshes, materials", value: `${exact(facts.meshes)}, ${exact(facts.materials)}` },
  { label: "Draw calls", value: exact(facts.drawCalls) },
  { label: "Textures", value: textureText(facts.textures) },
  { label: "UV coverage", value: facts.uvSets === 0 ? "No UVs" : `${Math.round(facts.uvCoverage)}%, ${overlapText(facts.uvOverlap)}` },
  { label: "Bones, clips", value: `${exact(facts.bones)}, ${exact(facts.animations.length)}` },
  { label: "Size", value: extentText(facts.size) },
];
