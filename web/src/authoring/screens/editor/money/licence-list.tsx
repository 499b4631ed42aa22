import type { DraftLicence } from "@blenda/domain/authoring/model";
import { LICENCE_FACTORS, LICENCE_TYPES, type LicenceType } from "@blenda/domain/catalogue/constants";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { ReviewNote } from "../../../../product/editing/field-frame.tsx";
import { PriceInput } from "../../../../product/editing/price-input.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Checkbox } from "../../../../ui/controls/checkbox.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

export const FREE_LICENCES: readonly LicenceType[] = ["free-cc-by", "free-cc0"];
const PAID_LICENCES = LICENCE_TYPES.filter((type) => !FREE_LICENCES.includes(type));

export const DEFAULT_FREE: readonly DraftLicence[] = [{ type: "free-cc-by", priceCents: null }];
export const DEFAULT_PAID: readonly DraftLicence[] = [
  { type: "personal", priceCents: null },
  { type: "commercial", priceCents: null },
];

const factorOf = (type: LicenceType): number => LICENCE_FACTORS[type] ?? 1;

export const licencePrice = ({ type, priceCents }: DraftLicence, personalCents: number): number =>
  priceCents ?? personalCents * factorOf(type);

/** Which licences are sold, each at its factor of the price or at a price of its own. */
export function LicenceList({ editor, isFree }: { editor: ProductEditor; isFree: boolean }) {
  const { fields, set, isLocked, faultOf } = editor;
  const error = faultOf("licences");
  const change = (type: LicenceType, next: DraftLicence | null) => {
    const others = fields.licences.filter((licence) => licence.type !== type);
    const all = next ? [...others, next] : others;
    set({ licences: LICENCE_TYPES.flatMap((each) => all.filter((licence) => licence.type === each)) });
  };
  return (
    <fieldset aria-describedby={error ? "licences-error" : undefined}>
      <legend className="mb-2 type-ui">
        Licences
        <ReviewNote editor={editor} field="licences" />
      </legend>
      <ul className="divide-y divide-line overflow-hidden rounded-sm border border-line-strong">
        {(isFree ? FREE_LICENCES : PAID_LICENCES).map((type) => (
          <li key={type}>
            <LicenceRow
              type={type}
              licence={fields.licences.find((each) => each.type === type)}
              personalCents={fields.priceCents}
              isFree={isFree}
              isLocked={isLocked}
              onChange={(next) => change(type, next)}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p id="licences-error" className="mt-2 flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RowProps {
  type: LicenceType;
  licence: DraftLicence | undefined;
  personalCents: number | null;
  isFree: boolean;
  isLocked: boolean;
  onChange: (next: DraftLicence | null) => void;
}

function LicenceRow({ type, licence, personalCents, isFree, isLocked, onChange }: RowProps) {
  const { name, allows } = licenceTexts[type];
  const factor = factorOf(type);
  const usual = personalCents === null ? null : personalCents * factor;
  const isOwn = licence?.priceCents != null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <div className="min-w-44 flex-1">
        <Checkbox
          checked={licence !== undefined}
          disabled={isLocked}
          onChange={({ target }) => onChange(target.checked ? { type, priceCents: null } : null)}
        >
          <span className={classNames("block font-semibold", !licence && "text-muted")}>{name}</span>
          <span className="block type-small text-muted">{allows}</span>
        </Checkbox>
      </div>
      {!isFree && (
        <div className="ml-auto flex items-center gap-3">
          {isOwn && !isLocked ? (
            <button
              type="button"
              className="link type-small tabular-nums"
              aria-label={`${name}: back to ${factor} times the price`}
              onClick={() => onChange({ type, priceCents: null })}
            >
              Back to {factor} ×
            </button>
          ) : (
            <span className="type-small text-muted tabular-nums">{factor} ×</span>
          )}
          <div className="w-28">
            <PriceInput
              aria-label={`Price of the ${name.toLowerCase()} licence`}
              aria-invalid={isOwn && !isPriceAllowed(licence.priceCents ?? 0) ? true : undefined}
              className="h-9! text-right"
              cents={licence?.priceCents ?? usual}
              disabled={isLocked || !licence || type === "personal"}
              onCents={(cents) => onChange({ type, priceCents: cents === usual ? null : cents })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
