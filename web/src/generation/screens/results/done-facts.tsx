import type { GeneratedFacts, JobResult } from "@blenda/domain/generation/model";
import { exact } from "../../../lib/text/numbers.ts";
import { FileRemarks, FileScore } from "../../../product/file-remarks.tsx";
import { extentText, overlapText, textureText } from "../../../product/model-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";

const factLines = (facts: GeneratedFacts): { label: string; value: string }[] => [
  { label: "Triangles", value: exact(facts.triangles) },
  { label: "Vertices", value: exact(facts.vertices) },
  { label: "Meshes", value: exact(facts.meshes) },
  { label: "Materials", value: exact(facts.materials) },
  { label: "Textures", value: textureText(facts.textures) },
  { label: "UV coverage", value: `${Math.round(facts.uvCoverage)}%, ${overlapText(facts.uvOverlap)}` },
  { label: "Size", value: extentText(facts.size) },
  { label: "Surface", value: facts.isManifold ? "Closed" : "Open" },
  ...(facts.lodTriangles.length > 0 ? [{ label: "LODs", value: facts.lodTriangles.map(exact).join(" / ") }] : []),
  ...(facts.variants.length > 0 ? [{ label: "Palettes", value: facts.variants.join(", ") }] : []),
];

/** Every figure comes from the finished file. */
export function Facts({ facts }: { facts: GeneratedFacts }) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-h3">Technical facts</h3>
        <p className="inline-flex items-center gap-2 type-small text-muted">
          <Icon name="scan-search" size={16} />
          Measured from the file
        </p>
      </div>
      <dl className="grid grid-cols-2 border-t border-line md:grid-cols-4">
        {factLines(facts).map(({ label, value }) => (
          <div key={label} className="grid content-start gap-1 border-b border-line py-3 pr-4">
            <dt className="type-small text-muted">{label}</dt>
            <dd className="font-semibold break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Check({ findings, score }: { findings: JobResult["findings"]; score: number }) {
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h3 className="type-h3">File check</h3>
        <FileScore score={score} remarks={findings} />
      </div>
      <FileRemarks remarks={findings} />
    </section>
  );
}

/** What the words were taken to mean, and what could not be. */
export function Understood({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section>
      <h3 className="mb-3 type-h3">What we made</h3>
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word}>
            <Tag>{word}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
