import type { ContentPicture } from "@blenda/domain/content/model";
import { contentTexts } from "@blenda/domain/content/texts";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { type ReactNode, useRef, useState } from "react";
import { sendPicture } from "../../../../product/uploads/send-picture.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";

interface Props {
  url: string;
  mark: ReactNode;
  isLocked: boolean;
  onChange: (url: string) => void;
}

/** A banner's picture: a file, or the address of one that our server fetches once (decision D12). */
export function BannerPicture({ url, mark, isLocked, onChange }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [broken, setBroken] = useState("");
  const send = async (source: Blob | string) => {
    setFault(null);
    setSending(true);
    try {
      const picture = await sendPicture<ContentPicture>("/api/content/picture", source);
      setAddress("");
      onChange(picture.url);
    } catch (error) {
      setFault(error instanceof Error ? error.message : contentTexts.pictureFailed);
    } finally {
      setSending(false);
    }
  };
  const isBroken = url !== "" && broken === url;
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-3 type-ui">Background image {mark}</p>
      <div className="flex items-center gap-3">
        <div className="grid h-16 w-28 shrink-0 place-items-center overflow-hidden rounded-sm bg-stage type-small text-muted">
          {url && !isBroken ? <img src={url} alt="" className="size-full object-contain" onError={() => setBroken(url)} /> : "No picture"}
        </div>
        {!isLocked && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" icon="image-plus" isBusy={isSending} onClick={() => picker.current?.click()}>
              {url ? "Replace" : "Add"}
            </Button>
            {url && (
              <Button size="small" kind="quiet" onClick={() => onChange("")}>
                Remove
              </Button>
            )}
          </div>
        )}
      </div>
      {isBroken && <Alert tone="warn" title="This picture can't be shown. Choose another one." />}
      {!isLocked && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (address.trim()) void send(address.trim());
          }}
        >
          <div className="min-w-0 flex-1">
            <Field label="Or fetch one from the web">
              <Input type="url" placeholder="https://" value={address} onChange={({ target }) => setAddress(target.value)} />
            </Field>
          </div>
          <Button type="submit" isBusy={isSending} disabled={address.trim() === ""} className="h-11">
            Fetch
          </Button>
        </form>
      )}
      {fault && <Alert tone="bad" title={fault} />}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Banner picture"
        accept={PICTURE_TYPES.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = "";
        }}
      />
    </div>
  );
}
