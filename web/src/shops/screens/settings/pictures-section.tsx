import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { SHOP_PICTURE_PX, SHOP_PICTURES, type ShopPicture } from "@blenda/domain/shops/constants";
import type { Shop } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { useRef, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { learnSettings } from "../../data/settings-query.ts";
import { PictureDialog } from "./picture-dialog.tsx";

const NAMES: Record<ShopPicture, string> = { logo: "Logo", banner: "Banner" };

export function PicturesSection({ shop }: { shop: Shop }) {
  return (
    <Panel title="Logo and banner">
      <div className="grid gap-5">
        {SHOP_PICTURES.map((part) => (
          <Picture key={part} part={part} shop={shop} />
        ))}
      </div>
    </Panel>
  );
}

function Picture({ part, shop }: { part: ShopPicture; shop: Shop }) {
  const [file, setFile] = useState<File | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { act, isActing } = useAct(api.shops.removePicture, { done: () => shopTexts.pictureRemoved[part], learn: learnSettings });
  const url = part === "logo" ? shop.imageUrl : shop.bannerUrl;
  const { width, height } = SHOP_PICTURE_PX[part];
  const name = NAMES[part].toLowerCase();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {part === "logo" ? (
        <Avatar name={shop.name} src={url} of="shop" size={72} />
      ) : (
        <div className="aspect-4/1 w-full overflow-hidden rounded-sm bg-stage">
          {url && <img src={url} alt="" className="size-full object-cover" />}
        </div>
      )}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="image-plus" onClick={() => picker.current?.click()}>
            {url ? `Change ${name}` : `Add a ${name}`}
          </Button>
          {url && (
            <Button size="small" kind="quiet" isBusy={isActing} onClick={() => act({ part })}>
              Remove {name}
            </Button>
          )}
        </div>
        <p className="type-small text-muted">
          PNG, JPEG or WebP, best at {width} × {height} or larger.
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={NAMES[part]}
        accept={PICTURE_TYPES.join(",")}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // So that choosing the same file again is a change too.
          target.value = "";
        }}
      />
      {file && <PictureDialog part={part} file={file} onClose={() => setFile(null)} />}
    </div>
  );
}
