import { CONTENT, HOME_SECTIONS } from "@blenda/domain/content/constants";
import type { ChosenItem, DocumentState, Homepage, SectionId } from "@blenda/domain/content/model";
import { isByHand } from "@blenda/domain/content/rules";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useDocumentForm } from "../../data/use-document-form.ts";
import { DocumentFrame, useCanEdit } from "./document-frame.tsx";
import { DocumentLoader } from "./document-loader.tsx";
import { Featuring } from "./featuring.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SectionList } from "./section-list.tsx";
import { Versions } from "./versions.tsx";

export const HomepageEditor = () => <DocumentLoader name="homepage">{(state) => <HomepageForm state={state} />}</DocumentLoader>;

const newSectionId = (): SectionId => {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36));
  return `section-${letters.join("")}`;
};

/** The order of home beside what one of its sections holds. */
function HomepageForm({ state }: { state: DocumentState }) {
  const form = useDocumentForm<Homepage>(state);
  const canEdit = useCanEdit(state);
  const [chosen, setChosen] = useState<SectionId>("staffPicks");
  /** What was picked here: the server names it with its next answer. */
  const [added, setAdded] = useState<ChosenItem[]>([]);
  const { sections, picks } = form.fields;
  const section = sections.find(({ id }) => id === chosen) ?? sections[0];
  const items = [...("items" in state ? state.items : []), ...added];
  const others = sections.filter(({ id }) => !HOME_SECTIONS.some((each) => each === id));
  const picksOf = (id: SectionId) => picks.find((each) => each.id === id)?.picks ?? [];
  const addSection = () => {
    const id = newSectionId();
    form.set({ sections: [...sections, { id, title: "", isShown: true }] });
    setChosen(id);
  };
  const removeSection = (id: SectionId) => {
    form.set({ sections: sections.filter((each) => each.id !== id), picks: picks.filter((each) => each.id !== id) });
    setChosen("staffPicks");
  };
  return (
    <DocumentFrame title="Homepage" lead="Order the sections, and choose what's in those made by hand." state={state} form={form}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-5">
          <SectionList
            sections={sections}
            countOf={(id) => (isByHand(id) ? picksOf(id).length : null)}
            chosen={section?.id}
            isLocked={!canEdit}
            onChoose={setChosen}
            onOrder={(ordered) => form.set({ sections: ordered })}
            end={
              canEdit && others.length < CONTENT.OTHER_SECTIONS_MOST ? (
                <Button icon="plus" className="mt-3 w-full" onClick={addSection}>
                  Add a section
                </Button>
              ) : null
            }
          />
          <div className="max-lg:hidden">
            <Versions state={state} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {section && (
            <SectionEditor
              key={section.id}
              section={section}
              picks={picksOf(section.id)}
              items={items}
              isLocked={!canEdit}
              onSection={(changed) => form.set({ sections: sections.map((each) => (each.id === section.id ? changed : each)) })}
              onPicks={(changed) =>
                form.set({ picks: [...picks.filter(({ id }) => id !== section.id), { id: section.id, picks: changed }] })
              }
              onAdded={(item) => setAdded((before) => [...before, item])}
              onRemove={() => removeSection(section.id)}
            />
          )}
          {section?.id === "featured" && <Featuring type="product" />}
          {section?.id === "tutorials" && <Featuring type="training" />}
          <div className="lg:hidden">
            <Versions state={state} />
          </div>
        </div>
      </div>
    </DocumentFrame>
  );
}
