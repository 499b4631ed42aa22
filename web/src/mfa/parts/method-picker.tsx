import { FACTOR_METHODS, type FactorMethod } from "@blenda/domain/access/step-up";
import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import { METHOD_WORDS } from "./method-words.ts";

interface Props {
  methods: readonly FactorMethod[];
  value: FactorMethod;
  disabled?: boolean;
  onChange: (method: FactorMethod) => void;
}

/** Only where there is something to choose, in the order of the specification (spec 2 §2). */
export function MethodPicker({ methods, value, disabled = false, onChange }: Props) {
  const name = useId();
  if (methods.length < 2) return null;
  return (
    <fieldset disabled={disabled} className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1">
      <legend className="sr-only">Verification method</legend>
      {FACTOR_METHODS.filter((method) => methods.includes(method)).map((method) => (
        <label
          key={method}
          className="flex min-h-12 items-center gap-3 rounded-sm border border-line-strong px-3 type-ui text-muted transition-colors hover:text-text has-checked:border-ember has-checked:text-text has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-disabled:text-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
        >
          <input
            type="radio"
            name={name}
            value={method}
            checked={method === value}
            onChange={() => onChange(method)}
            className="peer sr-only"
          />
          <Icon name={METHOD_WORDS[method].icon} />
          <span className="min-w-0 flex-1">{METHOD_NAMES[method]}</span>
          <Icon name="check" size={16} className="invisible text-ember-text peer-checked:visible" />
        </label>
      ))}
    </fieldset>
  );
}
