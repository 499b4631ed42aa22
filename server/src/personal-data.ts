import { accountPersonalData } from "./account/port.ts";
import { cataloguePersonalData } from "./catalogue/port.ts";
import { followsPersonalData } from "./follows/port.ts";
import { personalData as generationPersonalData } from "./generation/personal-data.ts";
import { personalData as identityPersonalData } from "./identity/personal-data.ts";
import { inboxPersonalData } from "./inbox/port.ts";
import { learningPersonalData } from "./learning/port.ts";
import { mailPersonalData } from "./mail/port.ts";
import { notificationsPersonalData } from "./notifications/port.ts";
import type { PersonalData } from "./platform/personal-data.ts";
import { portfolioPersonalData } from "./portfolio/port.ts";
import { refundsPersonalData } from "./refunds/port.ts";
import { savedPersonalData } from "./saved/port.ts";
import { personalData as shopsPersonalData } from "./shops/personal-data.ts";
import { tokensPersonalData } from "./tokens/port.ts";
import { trainingsPersonalData } from "./trainings/port.ts";

/** Everything that is known about people. One line per domain that knows something; identity comes last, others need the address. */
export const personalData: readonly PersonalData[] = [
  inboxPersonalData,
  portfolioPersonalData,
  shopsPersonalData,
  cataloguePersonalData,
  trainingsPersonalData,
  generationPersonalData,
  refundsPersonalData,
  accountPersonalData,
  learningPersonalData,
  savedPersonalData,
  followsPersonalData,
  notificationsPersonalData,
  tokensPersonalData,
  mailPersonalData,
  identityPersonalData,
];
