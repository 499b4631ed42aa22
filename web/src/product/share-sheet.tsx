import { toast } from "../lib/toast.ts";
import { Button, buttonStyle } from "../ui/controls/button.tsx";
import { Field } from "../ui/controls/field.tsx";
import { Input } from "../ui/controls/input.tsx";
import { Textarea } from "../ui/controls/textarea.tsx";
import { Dialog } from "../ui/feedback/dialog.tsx";
import { CopyButton } from "./copy-button.tsx";

interface Props {
  title: string;
  /** What is shared, if not the page itself. */
  path?: string | undefined;
  /** What other pages may put into a frame, where there is something. */
  embed?: { path: string } | undefined;
  onClose: () => void;
}

/** Plain links: nothing of theirs is loaded before one is followed. */
const NETWORKS: readonly { name: string; to: (url: string, title: string) => string }[] = [
  { name: "X", to: (url, text) => `https://x.com/intent/post?${new URLSearchParams({ url, text })}` },
  { name: "Facebook", to: (u) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u })}` },
  { name: "Reddit", to: (url, title) => `https://www.reddit.com/submit?${new URLSearchParams({ url, title })}` },
  {
    name: "Pinterest",
    to: (url, description) => `https://www.pinterest.com/pin/create/button/?${new URLSearchParams({ url, description })}`,
  },
  { name: "Email", to: (url, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
];

export function ShareSheet({ title, path = location.pathname, embed, onClose }: Props) {
  const url = location.origin + path;
  return (
    <Dialog isOpen onClose={onClose} title="Share">
      <Copied label="Link" text={url} copyLabel="Copy link" done="Link copied" />
      <ul aria-label="Share on" className="flex flex-wrap gap-2">
        {NETWORKS.map(({ name, to }) => (
          <li key={name}>
            <a href={to(url, title)} target="_blank" rel="noopener noreferrer" className={buttonStyle("secondary", "small")}>
              {name}
            </a>
          </li>
        ))}
        {"share" in navigator && (
          <li>
            <Button size="small" icon="share-2" onClick={() => void shareByDevice(title, url)}>
              More
            </Button>
          </li>
        )}
      </ul>
      {embed && (
        <Copied
          label="Embed"
          text={`<iframe src="${location.origin}${embed.path}" title="${escaped(title)}" width="640" height="480" style="border:0" loading="lazy" allowfullscreen></iframe>`}
          copyLabel="Copy embed code"
          done="Embed code copied"
          isLong
        />
      )}
    </Dialog>
  );
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

interface CopiedProps {
  label: string;
  text: string;
  copyLabel: string;
  done: string;
  isLong?: boolean;
}

function Copied({ label, text, copyLabel, done, isLong = false }: CopiedProps) {
  return (
    <Field label={label}>
      <div className="flex items-start gap-1">
        {isLong ? (
          <Textarea readOnly rows={4} value={text} className="type-small" onFocus={({ target }) => target.select()} />
        ) : (
          <Input readOnly value={text} data-first-focus onFocus={({ target }) => target.select()} />
        )}
        <CopyButton text={text} label={copyLabel} done={done} />
      </div>
    </Field>
  );
}

async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the device's own sheet is an answer too.
    if (!(error instanceof DOMException && error.name === "AbortError")) toast.failed("We couldn't share the link. Copy it instead.");
  }
}
