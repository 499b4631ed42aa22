import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Hidden unless asked for, with a word when Caps Lock would spoil it. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const [isShown, setShown] = useState(false);
  const [isCapsLocked, setCapsLocked] = useState(false);
  // Passwords filled in by the browser arrive with key events that are none.
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLocked(event.getModifierState?.("CapsLock") ?? false);
  return (
    <div className="grid gap-2">
      <div className="relative">
        <Input
          {...props}
          type={isShown ? "text" : "password"}
          className="pr-12"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={lookAtCapsLock}
          onKeyUp={lookAtCapsLock}
        />
        <span className="absolute top-0.5 right-0.5">
          <IconButton
            icon={isShown ? "eye-off" : "eye"}
            label={isShown ? "Hide password" : "Show password"}
            onClick={() => setShown(!isShown)}
          />
        </span>
      </div>
      <p role="status" className="flex gap-1.5 type-small text-warn empty:hidden">
        {isCapsLocked && (
          <>
            <Icon name="triangle-alert" size={16} className="mt-px" />
            Caps Lock is on.
          </>
        )}
      </p>
    </div>
  );
}
