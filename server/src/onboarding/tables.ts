import type { ApplicationStatus, ApplicationStep, RejectionReason, TaxStatus } from "@blenda/domain/onboarding/constants";
import type { LinkCheck, StepNote } from "@blenda/domain/onboarding/model";
import { defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

export type Marks = Partial<Record<ApplicationStep, number>>;

export const onboardingTables = {
  creatorApplications: {
    userId: text(),
    status: text<Exclude<ApplicationStatus, "not_started">>(),
    shopName: defaulted(text()),
    slug: defaulted(text()),
    description: defaulted(text()),
    links: defaulted(texts()),
    categoryId: nullable(text()),
    software: defaulted(texts()),
    proposal: defaulted(text()),
    country: nullable(text()),
    taxStatus: nullable(text<TaxStatus>()),
    taxNumberSealed: nullable(text()),
    taxNumberEnding: nullable(text()),
    agreedVersion: nullable(text()),
    agreedAt: nullable(instant()),
    rightsDeclaredAt: nullable(instant()),
    marks: defaulted(json<Marks>()),
    notes: defaulted(json<StepNote[]>()),
    rejectionReason: nullable(text<RejectionReason>()),
    rejectionText: defaulted(text()),
    createdAt: instant(),
    updatedAt: instant(),
    submittedAt: nullable(instant()),
    dueAt: nullable(instant()),
    takenBy: nullable(text()),
    decidedAt: nullable(instant()),
    decidedBy: nullable(text()),
    shopFinishedAt: nullable(instant()),
  },
  creatorApplicationLinks: { userId: text(), url: text(), state: text<LinkCheck["state"]>(), checkedAt: nullable(instant()) },
  creatorApplicationWorks: {
    id: text(),
    userId: text(),
    title: text(),
    kind: text<"picture" | "model">(),
    fileId: text(),
    posterFileId: nullable(text()),
    width: integer(),
    height: integer(),
    stageHue: nullable(integer()),
    createdAt: instant(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    onboarding: typeof onboardingTables;
  }
}
