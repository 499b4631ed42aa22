import { useEffect, useRef } from "react";
import { resolveValue, type Toast, useToaster } from "react-hot-toast/headless";
import { TOAST_MS, toast } from "../lib/toast.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/controls/icon-button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

/** How long a toast that leaves stays in the page, for its movement. */
const LEAVE_MS = 200;

const LOOKS: Record<Toast["type"], { icon: IconName; ink: string }> = {
  blank: { icon: "info", ink: "text-sky" },
  custom: { icon: "triangle-alert", ink: "text-warn" },
  success: { icon: "circle-check", ink: "text-ok" },
  error: { icon: "circle-alert", ink: "text-bad" },
  loading: { icon: "loader-circle", ink: "text-muted turning" },
};

const durations = Object.fromEntries(Object.entries(TOAST_MS).map(([type, duration]) => [type, { duration }]));

/** Bottom right, newest lowest. While the pointer or the focus is on one, none of them leaves. */
export function Toasts() {
  const { toasts, handlers } = useToaster({ ...durations, removeDelay: LEAVE_MS });
  const area = useRef<HTMLElement>(null);
  // A popover, so that it stands above a modal dialog; one opened meanwhile would cover it, unless it is shown anew.
  useEffect(() => {
    // A page that is being left may be out of the document before its messages are.
    if (!area.current?.isConnected) return;
    if (toasts.length === 0 || document.querySelector("dialog:modal")) area.current.togglePopover(false);
    if (toasts.length > 0) area.current.togglePopover(true);
  }, [toasts.length]);
  // A message that is dismissed under the pointer never says that the pointer left.
  useEffect(() => {
    if (toasts.length > 0 && !area.current?.matches(":hover, :focus-within")) handlers.endPause();
  }, [toasts.length, handlers.endPause]);
  return (
    <section
      ref={area}
      popover="manual"
      aria-label="Messages"
      data-print="hidden"
      className="pointer-events-none fixed top-auto right-4 bottom-20 left-auto w-90 max-w-[calc(100vw-2rem)] flex-col-reverse gap-2 overflow-visible bg-transparent text-text open:flex"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </section>
  );
}

function Message({ message }: { message: Toast }) {
  const { icon, ink } = LOOKS[message.type];
  return (
    <div
      className={classNames(
        "pointer-events-auto flex items-start gap-3 rounded-md border border-line-strong bg-surface-2 py-2 pr-2 pl-4 shadow-raised transition-opacity appear",
        !message.visible && "opacity-0",
      )}
    >
      <Icon name={icon} size={20} className={classNames("mt-2", ink)} />
      <div {...message.ariaProps} className="min-w-0 flex-1 py-2 type-ui break-words">
        {resolveValue(message.message, message)}
      </div>
      <IconButton icon="x" label="Dismiss" className="size-9" onClick={() => toast.dismiss(message.id)} />
    </div>
  );
}
