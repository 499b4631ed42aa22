import { accountPersonalData } from "./account/port.ts";
import { cataloguePersonalData } from "./catalogue/port.ts";
import { followsPersonalData } from "./follows/port.ts";
import { generationPersonalData } from "./generation/port.ts";
import { identityPersonalData } from "./identity/port.ts";
import { inboxPersonalData } from "./inbox/port.ts";
import { learningPersonalData } from "./learning/port.ts";
import { lockoutPersonalData } from "./lockout/port.ts";
import { mailPersonalData } from "./mail/port.ts";
import { notificationsPersonalData } from "./notifications/port.ts";
import type { PersonalData } from "./platform/personal-data.ts";
import { portfolioPersonalData } from "./portfolio/port.ts";
import { refundsPersonalData } from "./refunds/port.ts";
import { savedPersonalData } from "./saved/port.ts";
import { shopsPersonalData } from "./shops/port.ts";
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
  lockoutPersonalData,
  savedPersonalData,
  followsPersonalData,
  notificationsPersonalData,
  tokensPersonalData,
  mailPersonalData,
  identityPersonalData,
];
