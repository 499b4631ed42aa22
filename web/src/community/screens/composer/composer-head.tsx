import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useNow } from "../../../lib/clock/now.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  isEdit: boolean;
  savedAt: number | null;
  isBusy: boolean;
  onDiscard: () => void;
}

/** What this page is, whether the draft is safe, and the way out of it. */
export function ComposerHead({ isEdit, savedAt, isBusy, onDiscard }: Props) {
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const ago = savedAt !== null && agoOf(new Date(savedAt).toISOString(), now);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <Link to="/community" className="inline-flex items-center gap-2 type-small text-muted hover:text-text">
          <Icon name="arrow-left" size={16} />
          Community
        </Link>
        <h1 className="type-h1">{isEdit ? "Edit post" : "New post"}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        {ago && (
          <p role="status" className="mr-2 flex items-center gap-1.5 type-small text-muted">
            <Icon name="check" size={16} className="text-ok" />
            Draft saved {ago}
          </p>
        )}
        <Button kind="quiet" onClick={() => (savedAt === null ? onDiscard() : setAsking(true))}>
          {isEdit ? "Discard changes" : "Discard"}
        </Button>
        <Button kind="primary" type="submit" icon="send" isBusy={isBusy} className="max-md:ml-auto">
          {isEdit ? "Save changes" : "Post"}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={isEdit ? "Discard your changes?" : "Discard this draft?"}
          label="Discard"
          keepLabel="Keep writing"
          onYes={onDiscard}
          onClose={() => setAsking(false)}
        >
          {isEdit ? "The post stays as it is." : "What you've written and added will be gone."}
        </ConfirmDialog>
      )}
    </div>
  );
}
