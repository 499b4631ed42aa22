import { discardDraft, saveDraft } from "./drafting.ts";
import { featured, setFeatured, setTrainingFeatured } from "./featuring.ts";
import { publish, rollBack, schedule, unschedule } from "./publishing.ts";
import { communityPage, document, documents, hero, home } from "./reads.ts";

export const contentRouter = {
  ...{ hero, home, communityPage, documents, document },
  ...{ saveDraft, discardDraft, publish, schedule, unschedule, rollBack },
  ...{ featured, setFeatured, setTrainingFeatured },
};
