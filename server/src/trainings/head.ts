import { trainingDisplay } from "@blenda/domain/trainings/rules";
import type { ItemPage } from "../platform/http/page.ts";
import { absolute, breadcrumbs, CONTEXT, type OfferPlace, offerData, ratingData, sellerData } from "../platform/http/structured-data.ts";
import { findSummary } from "./summary.ts";

type Training = NonNullable<Awaited<ReturnType<typeof findSummary>>>;

/** What a training's page says of it to those who do not run scripts. */
export const trainingPage: ItemPage<Training> = {
  call: "trainings.training",
  find: findSummary,
  head: (training, url, isBeforeTax) => {
    const path = `/learning/${encodeURIComponent(training.id)}`;
    const { title } = trainingDisplay(training);
    const { description, coverUrl: pictureUrl, isForSale } = training;
    return {
      title,
      description,
      path,
      pictureUrl,
      isIndexed: isForSale,
      data: courseData({ ...training, title }, { url, path, isBeforeTax }),
    };
  },
};

const courseData = (training: Training, { url, path, isBeforeTax }: OfferPlace): object[] => [
  {
    "@context": CONTEXT,
    "@type": "Course",
    name: training.title,
    description: training.description,
    image: absolute(training.coverUrl, url),
    provider: sellerData(training.shop, url),
    offers: { ...offerData(training, { url, path, isBeforeTax }), category: training.priceCents === 0 ? "Free" : "Paid" },
    ...(training.level && { educationalLevel: training.level }),
    ...(training.durationSeconds && {
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        courseWorkload: `PT${Math.max(1, Math.round(training.durationSeconds / 60))}M`,
      },
    }),
    ...ratingData(training.rating),
  },
  breadcrumbs(url, [
    ["Courses", `${url}/trainings`],
    [training.title, url + path],
  ]),
];
