import { HERO_DOCUMENTS, HERO_PAGES, type HeroPage } from "@blenda/domain/content/constants";
import type { DocumentState, Hero } from "@blenda/domain/content/model";
import { type ReactNode, useState } from "react";
import { SegmentedControl } from "../../../../ui/controls/segmented-control.tsx";
import { useDocumentForm } from "../../../data/use-document-form.ts";
import { DocumentFrame, useCanEdit } from "../document-frame.tsx";
import { DocumentLoader } from "../document-loader.tsx";
import { Versions } from "../versions.tsx";
import { HeroChecks } from "./hero-checks.tsx";
import { HeroFields } from "./hero-fields.tsx";
import { HeroPreview } from "./hero-preview.tsx";
import { useContrast } from "./use-contrast.ts";

const LABELS: Record<HeroPage, string> = { home: "Home", marketplace: "Marketplace", learning: "Learning" };

export function HeroEditor() {
  const [page, setPage] = useState<HeroPage>("home");
  const tabs = (
    <SegmentedControl
      label="Banner"
      value={page}
      options={HERO_PAGES.map((value) => ({ value, label: LABELS[value] }))}
      onChange={setPage}
    />
  );
  return <HeroDocument key={page} page={page} title="Hero Section" tabs={tabs} />;
}

interface Props {
  page: HeroPage;
  title: string;
  tabs?: ReactNode;
}

/** One banner: its fields beside what they look like. */
export const HeroDocument = ({ page, title, tabs }: Props) => (
  <DocumentLoader name={HERO_DOCUMENTS[page]}>
    {(state) => <HeroForm key={state.name} state={state} page={page} title={title} tabs={tabs} />}
  </DocumentLoader>
);

function HeroForm({ state, page, title, tabs }: Props & { state: DocumentState }) {
  const form = useDocumentForm<Hero>(state);
  const canEdit = useCanEdit(state);
  const contrast = useContrast(form.fields, page);
  const isHardToRead = contrast !== null && Math.min(contrast.title, contrast.text) < contrast.needed;
  return (
    <DocumentFrame
      title={title}
      lead="What you type shows in the preview right away. Nobody else sees it until you publish."
      tabs={tabs}
      state={state}
      form={form}
      warning={isHardToRead ? "The words are hard to read on this picture. Some people won't be able to read them." : null}
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 xl:col-start-2 xl:row-start-1">
          <HeroPreview hero={form.fields} page={page} />
        </div>
        <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <HeroFields form={form} live={state.live as Hero} page={page} isLocked={!canEdit} />
        </div>
        <div className="grid grid-cols-1 items-start gap-5 xl:col-start-2 xl:row-start-2 2xl:grid-cols-2">
          <HeroChecks hero={form.fields} contrast={contrast} />
          <Versions state={state} />
        </div>
      </div>
    </DocumentFrame>
  );
}
