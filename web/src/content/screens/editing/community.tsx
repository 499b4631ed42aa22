import { CONTENT } from "@blenda/domain/content/constants";
import type { CommunityBrief, DocumentState } from "@blenda/domain/content/model";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useDocumentForm } from "../../data/use-document-form.ts";
import { BriefNote } from "../../parts/brief-note.tsx";
import { DocumentFrame, useCanEdit } from "./document-frame.tsx";
import { DocumentLoader } from "./document-loader.tsx";
import { Versions } from "./versions.tsx";

export const CommunityEditor = () => <DocumentLoader name="community">{(state) => <CommunityForm state={state} />}</DocumentLoader>;

/** What stands above the community's feed. Posts are pinned and left out where they are read. */
function CommunityForm({ state }: { state: DocumentState }) {
  const form = useDocumentForm<CommunityBrief>(state);
  const canEdit = useCanEdit(state);
  const { heading, brief } = form.fields;
  return (
    <DocumentFrame
      title="Community"
      lead="A heading and a brief above the feed. Pin up to three posts, or leave posts out of the ranking, in each post's own menu."
      state={state}
      form={form}
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title="Above the feed">
          <div className="grid gap-5">
            <Field label="Heading" aside={`${[...heading].length}/${CONTENT.HEADING_MOST}`}>
              <Input
                value={heading}
                maxLength={CONTENT.HEADING_MOST}
                disabled={!canEdit}
                onChange={({ target }) => form.set({ heading: target.value })}
              />
            </Field>
            <Field
              label="Brief"
              help="What this week is about, or what you'd like to see."
              aside={`${[...brief].length}/${CONTENT.BRIEF_MOST}`}
            >
              <Textarea
                rows={4}
                value={brief}
                maxLength={CONTENT.BRIEF_MOST}
                disabled={!canEdit}
                onChange={({ target }) => form.set({ brief: target.value })}
              />
            </Field>
          </div>
        </Panel>
        <div className="grid grid-cols-1 gap-5">
          <Panel title="Preview">
            {heading || brief ? (
              <BriefNote heading={heading} brief={brief} isPreview />
            ) : (
              <p className="type-small text-muted">Nothing stands above the feed yet.</p>
            )}
          </Panel>
          <Versions state={state} />
        </div>
      </div>
    </DocumentFrame>
  );
}
