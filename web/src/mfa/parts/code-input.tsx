import type { FactorMethod } from "@blenda/domain/access/step-up";
import type { ClipboardEvent, ComponentProps } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Input } from "../../ui/controls/input.tsx";
import { METHOD_WORDS } from "./method-words.ts";

interface Props extends Pick<ComponentProps<"input">, "disabled" | "autoFocus" | "onKeyDown"> {
  method: FactorMethod;
  value: string;
  onChange: (code: string) => void;
}

/** As it is sent: without the spaces and dashes it is shown with, capitals, and never longer than a code is. */
function cleanCode(method: FactorMethod, typed: string): string {
  const { isDigits, length } = METHOD_WORDS[method].code ?? { isDigits: false, length: 0 };
  return typed
    .toUpperCase()
    .replaceAll(isDigits ? /\D/g : /[^A-Z0-9]/g, "")
    .slice(0, length);
}

/** Phones offer the code that has just arrived; a code copied from a list or an app may carry spaces. */
export function CodeInput({ method, value, onChange, ...rest }: Props) {
  const words = METHOD_WORDS[method].code;
  if (!words) return null;
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(cleanCode(method, event.clipboardData.getData("text")));
  };
  return (
    <Input
      {...rest}
      name="code"
      value={value}
      placeholder={words.placeholder}
      maxLength={words.length}
      inputMode={words.isDigits ? "numeric" : "text"}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      data-first-focus
      className={classNames(
        "h-16 text-center text-2xl! font-semibold tabular-nums placeholder:text-faint",
        words.isDigits ? "tracking-[0.3em]" : "tracking-[0.12em]",
      )}
      onPaste={paste}
      onChange={({ target }) => onChange(cleanCode(method, target.value))}
    />
  );
}
