import { BRAND } from "@blenda/domain/shared/brand";
import { useState } from "react";
import { saveFile } from "../../../lib/page/save-file.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { useModal } from "../../../ui/feedback/modal.ts";

/** `ABCD EFGH JKLM`: three groups are read and typed with fewer mistakes than twelve letters. */
const grouped = (code: string): string => code.replaceAll(/.{4}(?=.)/g, "$& ");

const lines = (codes: readonly string[]): string => codes.map(grouped).join("\n");

/** Shown this once, and closed only by a press that says they were kept: Escape and the backdrop do nothing. */
export function CodesOnce({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const dialog = useModal(true);
  const [isKept, setKept] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines(codes));
      toast.done("Backup codes copied.");
    } catch {
      toast.failed("Your browser won't let us copy. Download or print them instead.");
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="codes-title"
      aria-describedby="codes-about"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      className="max-h-[calc(100dvh-2rem)] w-120 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line-strong bg-surface-1 p-5 text-text shadow-raised backdrop:bg-scrim open:appear md:p-7"
    >
      <h2 id="codes-title" className="type-h2">
        Keep your backup codes
      </h2>
      <p id="codes-about" className="mt-2 text-muted">
        Each one works once, for when your phone or key isn't at hand. We can't show them again.
      </p>
      <ul aria-label="Backup codes" className="mt-5 grid grid-cols-2 gap-2 max-[359px]:grid-cols-1">
        {codes.map((code) => (
          <li key={code} className="rounded-xs bg-surface-2 px-3 py-2 text-center font-mono type-ui tracking-wide tabular-nums">
            {grouped(code)}
          </li>
        ))}
      </ul>
      <div data-print="hidden" className="mt-5 flex flex-wrap gap-2">
        <Button icon="copy" data-first-focus onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon="download"
          onClick={() => saveFile("backup-codes.txt", `${BRAND.name} backup codes\n\n${lines(codes)}\n`, "text/plain")}
        >
          Download
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div data-print="hidden" className="mt-5 grid gap-4 border-t border-line pt-4">
        <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
          I have kept them
        </Checkbox>
        <Button kind="primary" size="large" disabled={!isKept} onClick={onKept}>
          Done
        </Button>
      </div>
    </dialog>
  );
}
