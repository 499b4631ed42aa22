import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** Fetched beside the page that has a place for them: other pages do not carry them. */
const Product = lazy(() => import("./buy-product.tsx").then((module) => ({ default: module.BuyProduct })));
const Training = lazy(() => import("./buy-training.tsx").then((module) => ({ default: module.BuyTraining })));

const OnItsWay = () => <Skeleton className="h-12 min-w-32 rounded-sm" />;

export const BuyProductSlot = (props: ComponentProps<typeof Product>) => (
  <Suspense fallback={<OnItsWay />}>
    <Product {...props} />
  </Suspense>
);

export const BuyTrainingSlot = (props: ComponentProps<typeof Training>) => (
  <Suspense fallback={<OnItsWay />}>
    <Training {...props} />
  </Suspense>
);
