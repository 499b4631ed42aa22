import { noteClick } from "./clicks/note-click.ts";
import { suspicious, trail } from "./commissions/reads.ts";
import { ruleCommission } from "./commissions/rule-commission.ts";
import { trailFile } from "./commissions/trail-file.ts";
import { dashboard, days, forecast, items, links } from "./figures/reads.ts";
import { decideRequest, endAffiliate, inviteAffiliate, pauseAffiliate, setRate } from "./people/deciding.ts";
import {
  answerInvitation,
  getOrCreateGlobalAffiliateId,
  joinProgramme,
  leaveProgramme,
  requestProgramme,
  status,
} from "./people/joining.ts";
import { affiliatesFile } from "./people/people-file.ts";
import { creatorAffiliates } from "./people/people-reads.ts";
import { openProgrammes } from "./programme/open-programmes.ts";
import { creatorProgramme, programme, saveProgrammeSettings } from "./programme/programme.ts";
import { assets } from "./sharing/assets.ts";
import { codes } from "./sharing/codes.ts";
import { messageAffiliates } from "./sharing/message-affiliates.ts";

export const affiliatesRouter = {
  ...{ status, getOrCreateGlobalAffiliateId, noteClick, programme, joinProgramme, leaveProgramme, answerInvitation, requestProgramme },
  ...{ openProgrammes, trailFile, assets, codes, affiliatesFile, messageAffiliates },
  ...{
    dashboard,
    trail,
    links,
    items,
    days,
    forecast,
    creatorProgramme,
    creatorAffiliates,
    saveProgrammeSettings,
    inviteAffiliate,
    decideRequest,
  },
  ...{ setRate, pauseAffiliate, endAffiliate, suspicious, ruleCommission },
};
