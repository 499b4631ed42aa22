import type { ProductPage } from "@blenda/domain/catalogue/model";
import type { TrainingPage } from "@blenda/domain/trainings/model";
import { expect, test } from "vitest";
import { productItem } from "./product-item.ts";
import { trainingItem } from "./training-item.ts";

const shop = { creatorId: "cara", name: "Orbit Bench", slug: "orbit-bench", imageUrl: null, isVerified: false };
const picture = (url: string) => ({ url, width: 10, height: 10, alt: "" });
const product = { id: "robot", title: "Robot", shop, posterUrl: "/files/poster", stageHue: 20, creatorName: "Cara" } as ProductPage;
const page = {
  ...product,
  version: { number: "1.2", releasedAt: "", changes: "" },
  pictures: [picture("/files/cover"), picture("/files/side")],
};

test("a product's cart item has every field of the specification", () => {
  expect(productItem(page, "studio", 4_200)).toEqual({
    id: "robot",
    itemType: "product",
    title: "Robot",
    price: 42,
    variant: "studio",
    license: "studio",
    edition: "1.2",
    slug: "robot",
    stageHue: 20,
    coverImage: { url: "/files/poster" },
    thumbnailImage: { url: "/files/poster" },
    galleryImages: [{ url: "/files/side" }],
    creatorId: "cara",
    creatorName: "Cara",
    shopName: "Orbit Bench",
  });
});

test("the first of a gallery is the cover where there is no other picture, and a card in a list has none", () => {
  expect(productItem({ ...page, pictures: [picture("/files/cover")] }, "personal", 0).galleryImages).toEqual([{ url: "/files/cover" }]);
  expect(productItem({ ...product, pictures: [], posterUrl: null }, "personal", 0)).not.toHaveProperty("galleryImages");
});

test("a training's cart item has them too, without licence and edition", () => {
  const training = { id: "rig", title: "Rigging", shop, coverUrl: "/files/c", cover: picture("/files/c"), stageHue: null, priceCents: 900 };
  expect(trainingItem({ ...training, creatorName: "Cara" } as TrainingPage)).toMatchObject({
    slug: "rig",
    variant: null,
    creatorName: "Cara",
    shopName: "Orbit Bench",
    thumbnailImage: { url: "/files/c" },
    galleryImages: [{ url: "/files/c" }],
  });
});
