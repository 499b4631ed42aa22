import type { Letter } from "@blenda/domain/mail/model";
import { letterParts } from "@blenda/domain/mail/rules";
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { momentOf } from "../../lib/text/time.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { type Piece, piecesOf } from "./letter-links.ts";

const WAYS = [
  { value: "html", label: "As shown" },
  { value: "text", label: "Plain text" },
] as const;

/** Both parts a mail has: the one most programs show, and the plain words beside it. */
export function OpenLetter({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { subject, recipient, body, createdAt } = letter;
  const [way, setWay] = useState<"html" | "text">("html");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className="min-w-0 rounded-md border border-line bg-surface-1 p-5 lg:p-6">
      <Button kind="quiet" size="small" icon="chevron-left" className="mb-4 -ml-3 lg:hidden" onClick={onClose}>
        All mail
      </Button>
      <h2 ref={title} tabIndex={-1} className="type-h3 wrap-anywhere outline-none">
        {subject}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 border-b border-line pb-4 type-small text-muted">
        <div className="flex gap-1.5 wrap-anywhere">
          <dt>To</dt>
          <dd className="text-text">{recipient}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt>Sent</dt>
          <dd className="tabular-nums">
            <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          </dd>
        </div>
      </dl>
      <div className="mt-4">
        <SegmentedControl label="Show this mail" value={way} options={WAYS} onChange={setWay} />
      </div>
      <div className="mt-5 grid max-w-[68ch] gap-4 leading-7 wrap-anywhere">
        {way === "text" ? <Words text={body} /> : <Shown letter={letter} />}
      </div>
    </article>
  );
}

/** As the HTML part says it: what it is about, paragraphs, and the one thing to press. */
function Shown({ letter: { body, picture } }: { letter: Letter }) {
  return (
    <>
      {picture && <img src={picture.url} alt={picture.alt} className="aspect-4/3 w-full max-w-96 rounded-sm bg-stage object-contain" />}
      {letterParts(body).map((part, at) =>
        part.kind === "words" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes, so a part's place is its name
          <Words key={at} text={part.text} />
        ) : (
          <p key={part.href}>
            {piecesOf(part.href, location.origin).map((piece) => (
              <LetterPiece key={piece.text} piece={{ ...piece, text: part.label }} look={buttonStyle("primary")} />
            ))}
          </p>
        ),
      )}
    </>
  );
}

const Words = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap">
    {piecesOf(text, location.origin).map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <LetterPiece key={at} piece={piece} />
    ))}
  </p>
);

function LetterPiece({ piece: { text, href, page }, look = "link-inline" }: { piece: Piece; look?: string }) {
  const router = useRouter();
  if (!href) return text;
  if (!page) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
        {text}
        <span className="sr-only"> (opens a new tab)</span>
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    // With a modifier the reader wants the browser's own way: a new tab, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(page);
  };
  return (
    <a href={href} onClick={follow} className={look}>
      {text}
    </a>
  );
}
