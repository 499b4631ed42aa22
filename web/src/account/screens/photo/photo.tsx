import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { useRef, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { localStore } from "../../../lib/storage/storage.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { learnProfile } from "../../data/own-queries.ts";
import { AskFirst } from "../ask-first.tsx";
import { CropDialog } from "./crop-dialog.tsx";

export function Photo({ profile }: { profile: Profile }) {
  const [file, setFile] = useState<File | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { act, isActing } = useAct(api.account.removePhoto, { done: () => accountTexts.photoRemoved, learn: learnProfile });
  const hasPhoto = profile.profileImage !== null || profile.photoUrl !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={profile.displayName || profile.name} src={photoOn(profile)} size={80} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="camera" onClick={() => picker.current?.click()}>
            {hasPhoto ? "Change photo" : "Add a photo"}
          </Button>
          {hasPhoto && (
            <AskFirst label="Remove" question="Remove your photo?" kind="quiet" isBusy={isActing} onYes={() => act(undefined)}>
              Your initials will be shown instead.
            </AskFirst>
          )}
        </div>
        <p className="type-small text-muted">PNG, JPEG or WebP. You choose the part to show.</p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Photo"
        accept={PICTURE_TYPES.join(",")}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // So that choosing the same file again is a change too.
          target.value = "";
        }}
      />
      {file && <CropDialog file={file} onClose={() => setFile(null)} />}
    </div>
  );
}

/** A photo kept in one browser's own storage is shown in that browser and nowhere else (spec 1 §3). */
function photoOn({ profileImage, photoUrl }: Profile): string | null {
  if (profileImage === null || typeof profileImage === "string" || "url" in profileImage) return photoUrl;
  const kept = localStore.read(profileImage.localStorageKey);
  return kept?.startsWith("data:image/") ? kept : photoUrl;
}
