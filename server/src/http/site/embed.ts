import { BRAND } from "@blenda/domain/shared/brand";
import { dollars } from "@blenda/domain/shared/language/formats";
import { priceNow } from "@blenda/domain/shared/price";
import type { FastifyInstance } from "fastify";
import { publicProducts } from "../../catalogue/port.ts";
import { isStorable } from "../../platform/database/storable.ts";
import { escapeHtml } from "../../platform/mail/html.ts";
import type { Services } from "../../platform/requests/procedure.ts";

/** Where the template leaves room for what is shown. */
const PRODUCT_MARK = "<!--product-->";

/**
 * One published product for the pages of others: a poster, its name and price, a link to us, and the model on a press. It
 * is the only page that may stand in a frame; it identifies no visitor, and knows nothing that is not public.
 */
export const embed =
  ({ db, site, now }: Services, template: string) =>
  async (scope: FastifyInstance) => {
    scope.get<{ Params: { id: string } }>("/embed/product/:id", async ({ params: { id } }, reply) => {
      const product = isStorable(id) ? await publicProducts.summary(db, id, now()) : null;
      const isShown = product?.isForSale === true;
      const policy = String(reply.getHeader("content-security-policy")).replace("frame-ancestors 'none'", "frame-ancestors *");
      return reply
        .status(isShown ? 200 : 404)
        .type("text/html; charset=utf-8")
        .headers({ "content-security-policy": policy, "cross-origin-resource-policy": "cross-origin" })
        .headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" })
        .removeHeader("x-frame-options")
        .send(template.replace(PRODUCT_MARK, () => tags(isShown ? shown(product, site.url) : null)));
    });
  };

type Product = NonNullable<Awaited<ReturnType<typeof publicProducts.summary>>>;

const shown = (
  { id, title, shop, priceCents, sale, isPriceFrom, isSubscriptionOnly, pictureUrl, previewUrl, stageHue }: Product,
  url: string,
) => ({
  title,
  shopName: shop.name,
  price: isSubscriptionOnly ? "Subscription" : priceWords(priceNow({ priceCents, sale }), isPriceFrom),
  posterUrl: pictureUrl,
  previewUrl,
  stageHue,
  address: `${url}/product/${encodeURIComponent(id)}`,
});

const priceWords = (cents: number, isFrom: boolean): string => (cents === 0 ? "Free" : `${isFrom ? "from " : ""}${dollars(cents)}`);

/** Data, not a script: nothing in it is run. */
const tags = (product: ReturnType<typeof shown> | null): string =>
  [
    `<title>${escapeHtml(product ? `${product.title} · ${BRAND.name}` : `Not available · ${BRAND.name}`)}</title>`,
    '<meta name="robots" content="noindex">',
    `<script type="application/json" id="product">${JSON.stringify(product).replaceAll("<", "\\u003c")}</script>`,
  ].join("\n    ");
