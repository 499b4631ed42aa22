import type { OfferedPicture } from "@blenda/domain/authoring/model";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { learnDraft } from "../../../data/product-drafts.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

const NAMES: Record<OfferedPicture["kind"], string> = {
  own: "Image",
  lit: "Render",
  wireframe: "Wireframe",
  uv: "UV layout",
  normals: "Normals",
  matcap: "Clay",
};

/** Rendered from the viewer's file: offered, never forced. */
export function OfferedPictures({ editor: { draft, isLocked }, isFull }: { editor: ProductEditor; isFull: boolean }) {
  const { act, isActing } = useAct(api.authoring.choosePicture, { learn: learnDraft });
  const rendered = draft.pictures.filter(({ kind }) => kind !== "own").length;
  const offered = isLocked || isFull ? [] : draft.offered;
  if (offered.length === 0 && rendered === 0) return null;
  return (
    <div className="mt-4 grid gap-3">
      <p className="flex items-start gap-2 type-small text-muted">
        <Icon name="camera" size={16} className="mt-0.5 shrink-0" />
        {rendered > 0
          ? `${rendered === 1 ? "One of these was" : `${rendered} of these were`} rendered from your file.`
          : "We rendered these from your file. Add the ones you like."}
      </p>
      {offered.length > 0 && (
        <ul aria-label="Rendered from your file" className="flex flex-wrap gap-2">
          {offered.map(({ kind, url }) => (
            <li key={kind}>
              <button
                type="button"
                disabled={isActing}
                onClick={() => kind !== "own" && act({ id: draft.id, kind })}
                className="flex items-center gap-2 rounded-sm border border-line-strong py-1 pr-3 pl-1 type-small transition-colors hover:bg-surface-2 pointer-coarse:min-h-11"
              >
                <img src={url} alt="" loading="lazy" className="h-8 w-11 rounded-xs bg-stage object-contain" />
                <Icon name="plus" size={16} />
                {NAMES[kind]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
