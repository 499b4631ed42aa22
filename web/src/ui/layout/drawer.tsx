import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { useEscapeLayer } from "../escape-layer.ts";
import { Icon } from "../icon.tsx";

interface Walk {
  label: string;
  back: (() => void) | undefined;
  on: (() => void) | undefined;
}

interface Props {
  /** Whose it is: when it changes, the drawer begins at its top. */
  of: string;
  label: string;
  /** The way back to the list, where the drawer is the whole page. */
  backLabel: string;
  walk?: Walk;
  /** Beside the cross. */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const endStyle = "first:-ml-2 aria-disabled:text-faint aria-disabled:hover:bg-transparent";

/** The list and what is open of it: side by side where there is room, otherwise one in place of the other. */
export const drawerPageStyle = "xl:grid xl:grid-cols-[minmax(0,1fr)_484px] xl:items-start xl:gap-8";

/** One thing of a list, beside it. Escape closes it; below the width for two it is a page with a way back. */
export function Drawer({ of, label, backLabel, walk, aside, onClose, children }: Props) {
  const box = useRef<HTMLElement>(null);
  useEscapeLayer(true, onClose);
  useEffect(() => {
    box.current?.scrollTo(0, 0);
    // A reader who walks through the list by its rows or by the arrows stays there.
    const isWalking = document.activeElement?.closest("[data-walk]") !== null;
    if (of && !isWalking) box.current?.focus();
  }, [of]);
  return (
    <aside
      ref={box}
      aria-label={label}
      tabIndex={-1}
      className="border-line bg-surface-1 outline-none max-xl:-mx-4 max-xl:-my-6 max-xl:md:-mx-8 xl:sticky xl:top-(--nav-h) xl:-my-6 xl:-mr-8 xl:h-[calc(100dvh-var(--nav-h))] xl:overflow-y-auto xl:border-l"
    >
      <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-surface-1 px-4 py-2 md:px-6">
        <button
          type="button"
          className="touch-target -ml-1 inline-flex h-10 items-center gap-2 type-ui text-muted hover:text-text xl:hidden"
          onClick={onClose}
        >
          <Icon name="arrow-left" />
          {backLabel}
        </button>
        {walk && (
          <span data-walk className="flex items-center gap-1 max-xl:ml-auto">
            {/* Not disabled at the ends: the button would lose the focus, and walking by keys its place. */}
            <IconButton
              icon="arrow-up"
              label={`Previous ${walk.label}`}
              className={endStyle}
              aria-disabled={!walk.back}
              onClick={walk.back}
            />
            <IconButton icon="arrow-down" label={`Next ${walk.label}`} className={endStyle} aria-disabled={!walk.on} onClick={walk.on} />
            <span aria-hidden="true" className="type-small text-muted max-xl:hidden">
              next {walk.label}
            </span>
          </span>
        )}
        <span className="flex items-center xl:ml-auto">
          {aside}
          <IconButton icon="x" label="Close" className="-mr-2 max-xl:hidden" onClick={onClose} />
        </span>
      </div>
      {/* Where it is the whole page, the page is called after it. */}
      <h1 className="sr-only xl:hidden">{label}</h1>
      {children}
    </aside>
  );
}

interface SectionProps {
  title: string;
  aside?: ReactNode;
  /** Nothing stands above it: its name is the drawer's. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A part of a drawer below a hairline, with its name and one fact or control at the right. */
export function DrawerSection({ title, aside, isFirst = false, children }: SectionProps) {
  return (
    <section className="grid gap-4 border-t border-line px-4 py-6 first-of-type:border-t-0 md:px-6">
      <div className="flex items-center justify-between gap-4">
        {isFirst ? <h2 className="type-h2">{title}</h2> : <h3 className="type-h3">{title}</h3>}
        {aside && <div className="type-small text-muted">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
