import { affiliateLink } from "@blenda/domain/affiliates/crediting";
import type { PromotedItem } from "@blenda/domain/affiliates/model";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { download } from "../../lib/page/save-file.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { ScrollRegion } from "../../ui/layout/scroll-region.tsx";
import { assetsQuery } from "../data/affiliate-queries.ts";
import { BANNER_SIZES, bannerHtml, bannerName, drawBanner, loadPicture } from "../data/banner.ts";

/** Ready banners of what is worth sharing: saved as a picture, with the HTML that links it. */
export function Banners({ affiliateId }: { affiliateId: string }) {
  const { data } = useQuery(assetsQuery);
  const pictured = data?.items.filter(({ posterUrl }) => posterUrl !== null) ?? [];
  return pictured.length > 0 && <BannerMaker items={pictured} affiliateId={affiliateId} />;
}

function BannerMaker({ items, affiliateId }: { items: readonly PromotedItem[]; affiliateId: string }) {
  const [itemId, setItemId] = useState(items[0]?.itemId);
  const [sizeName, setSizeName] = useState<string>(BANNER_SIZES[0].name);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const item = items.find((each) => each.itemId === itemId) ?? items[0];
  const size = BANNER_SIZES.find(({ name }) => name === sizeName) ?? BANNER_SIZES[0];
  useEffect(() => {
    let isCurrent = true;
    setDrawn(false);
    const { title = "", shopName = "", posterUrl = "" } = item ?? {};
    loadPicture(posterUrl ?? "").then(
      (picture) => {
        if (!isCurrent || !canvas.current) return;
        drawBanner(canvas.current, size, { title, shopName, picture });
        setDrawn(true);
      },
      // A picture that can't be loaded leaves nothing to save.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [item, size]);
  if (!item) return null;
  const link = affiliateLink(`/product/${item.itemId}`, window.location.origin, affiliateId, "") ?? "";
  return (
    <Panel title="Banners" className="min-w-0">
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <Field label="Of">
            <Select value={item.itemId} onChange={({ target }) => setItemId(target.value)}>
              {items.map((each) => (
                <option key={each.itemId} value={each.itemId}>
                  {each.title}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Size">
            <Select value={size.name} onChange={({ target }) => setSizeName(target.value)}>
              {BANNER_SIZES.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <ScrollRegion aria-label="Preview of the banner" className="overflow-x-auto">
          <canvas ref={canvas} width={size.width} height={size.height} role="img" aria-label={`${size.name} banner of ${item.title}`} />
        </ScrollRegion>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            icon="download"
            disabled={!isDrawn}
            onClick={() => canvas.current && download(canvas.current.toDataURL("image/png"), bannerName(item.itemId, size))}
          >
            Save banner
          </Button>
          <CopyButton text={bannerHtml(link, item, size)} label="Copy HTML of the banner" done="HTML copied" />
          <p className="type-small text-muted">
            {size.width} × {size.height}. Put the file beside your page.
          </p>
        </div>
      </div>
    </Panel>
  );
}
