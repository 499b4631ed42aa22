import { Avatar } from "../avatar.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Pressable } from "../layout/pressable.tsx";
import type { Offer } from "./completion.ts";
import type { OpenCompletion } from "./use-completion.ts";

const LABELS = { "@": "People", "#": "Tags", "/": "Insert" } as const;

/** Below the field it completes; the keyboard stays in the field. */
export function CompletionList({ list, place }: { list: OpenCompletion; place?: { left: number; top: number } | undefined }) {
  const { id, word, offers, at, choose } = list;
  if (!word || offers.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={LABELS[word.trigger]}
      style={place}
      className={classNames(
        "absolute z-20 grid max-h-80 w-72 max-w-full overflow-y-auto rounded-sm border border-line-strong bg-surface-1 p-1 shadow-raised",
        !place && "top-full left-0 mt-1",
      )}
    >
      {offers.map((offer, index) => (
        <Pressable
          key={offer.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(offer)}
          className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-xs px-2.5 type-ui hover:bg-surface-2 aria-selected:bg-surface-3"
        >
          <Mark offer={offer} />
          <span className="min-w-0 flex-1 truncate">{offer.label}</span>
          {offer.detail && <span className="shrink-0 type-small text-muted">{offer.detail}</span>}
        </Pressable>
      ))}
    </div>
  );
}

function Mark({ offer: { icon, avatarUrl, label } }: { offer: Offer }) {
  if (avatarUrl !== undefined) return <Avatar name={label} src={avatarUrl} size={24} />;
  return icon ? <Icon name={icon} size={16} className="text-muted" /> : null;
}
