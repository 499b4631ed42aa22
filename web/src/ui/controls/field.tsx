import { createContext, type ReactNode, use, useId } from "react";
import { Icon } from "../icon.tsx";

/** What a control inside a field must carry so that its label, help and error belong to it. */
interface Wiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

const FieldWiring = createContext<Wiring | null>(null);

/** For the controls of this folder. Outside a field there is nothing to wire. */
export const useField = (): Partial<Wiring> => use(FieldWiring) ?? {};

interface Props {
  label: ReactNode;
  help?: ReactNode;
  /** In words, below the control. */
  error?: string | undefined;
  /** At the right end of the label's line: a counter, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Field({ label, help, error, aside, children }: Props) {
  const id = useId();
  const notes = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <label id={`${id}-label`} htmlFor={id} className="type-ui">
          {label}
        </label>
        {aside && <span className="type-small text-muted tabular-nums">{aside}</span>}
      </div>
      <FieldWiring value={{ id, "aria-describedby": notes || undefined, "aria-invalid": error ? true : undefined }}>{children}</FieldWiring>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="type-small text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
