import { z } from "zod";
import { type CallMeta, command, read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { Email, plainText } from "../shared/text.ts";
import { AFFILIATE_ID, AFFILIATE_RANGES, AFFILIATES, COMMISSION_STATES, PEOPLE_LISTS } from "./constants.ts";
import { affiliateFailures } from "./failures.ts";
import {
  AffiliateFigures,
  AffiliateRecord,
  AffiliateStatus,
  Commission,
  CreatorProgramme,
  DayFigures,
  ExpectedFriday,
  ItemFigures,
  LinkFigures,
  OpenProgramme,
  OwnCode,
  ProgrammeAffiliate,
  ProgrammeExample,
  PromotedItem,
  RecordId,
  ShareBps,
  SuspiciousCommission,
} from "./model.ts";
import { affiliateTexts } from "./texts.ts";

const own = { access: "signed-in", failed: affiliateTexts.loadFailed } as const satisfies CallMeta;
const changing = { access: "signed-in", failed: affiliateTexts.changeFailed, limits: [{ per: "account", max: 60, minutes: 60 }] } as const;
const ofCreator = { access: "creator", failed: affiliateTexts.loadFailed } as const satisfies CallMeta;
const setting = { access: "creator", failed: affiliateTexts.changeFailed, limits: [{ per: "account", max: 120, minutes: 60 }] } as const;
const one = z.strictObject({ id: RecordId });
const within = z.strictObject({ range: z.enum(AFFILIATE_RANGES).default("30") });
const known = pick(affiliateFailures, "AFFILIATES_NOT_FOUND", "AFFILIATES_NOT_LIKE_THIS");
const ItemKey = z
  .string()
  .max(140)
  .regex(/^(product|training):.+$/);

export const affiliatesContract = {
  /** Spec 2 §4. Always about whoever asks; a record is found by their email. Live. */
  status: read({ ...own, failed: affiliateTexts.statusFailed }).output(AffiliateStatus),

  /** Spec 2 §7. Who asks is known by the session: anybody else's address or id is refused (trust L10). */
  getOrCreateGlobalAffiliateId: command(changing)
    .errors(pick(affiliateFailures, "AFFILIATES_NOT_YOURS"))
    .input(z.strictObject({ userEmail: z.string().max(320).optional(), userId: z.string().max(100).optional() }))
    .output(z.object({ globalAffiliateId: z.string() })),

  /**
   * What the page knows of a click. The click itself is the server's: without the mark it gave this browser with the page that was
   * asked for, nothing is noted (trust L9). Whoever is signed in has it tied to their account.
   */
  noteClick: command({ access: "public", failed: affiliateTexts.clickFailed, limits: [{ per: "address", max: 60, minutes: 60 }] })
    .input(
      z.strictObject({
        ref: z.string().max(6).regex(AFFILIATE_ID),
        url: z.string().max(AFFILIATES.URL_MOST),
        referrer: z.string().max(AFFILIATES.URL_MOST),
      }),
    )
    .output(z.object({ isNoted: z.boolean() })),

  /** What one sale brings, told by something that is for sale. */
  programme: read({ access: "public", failed: affiliateTexts.programmeFailed, isSameForVisitors: true }).output(
    z.object({ termsVersion: z.string(), example: ProgrammeExample.nullable() }),
  ),

  joinProgramme: command(changing)
    .errors(pick(affiliateFailures, "AFFILIATES_TERMS_CHANGED"))
    .input(z.strictObject({ termsVersion: z.string().max(20) }))
    .output(AffiliateRecord),

  /** Blenda's or a creator's. What was brought before still counts. */
  leaveProgramme: command(changing).errors(known).input(one).output(AffiliateRecord),

  answerInvitation: command(changing)
    .errors(known)
    .errors(pick(affiliateFailures, "AFFILIATES_TERMS_CHANGED"))
    .input(one.extend({ isAccepted: z.boolean(), termsVersion: z.string().max(20) }))
    .output(AffiliateRecord),

  /** Creators who take requests, the latest first, without those somebody has already asked. */
  openProgrammes: read({ ...own, failed: affiliateTexts.programmeFailed })
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ rows: z.array(OpenProgramme), next: Cursor.nullable() })),

  /** Asks a creator to be let into their programme. */
  requestProgramme: command({ ...changing, limits: [{ per: "account", max: 20, minutes: 1440 }] })
    .errors(pick(affiliateFailures, "AFFILIATES_CLOSED", "AFFILIATES_OWN_PROGRAMME", "AFFILIATES_TOO_MANY", "AFFILIATES_TERMS_CHANGED"))
    .input(
      z.strictObject({
        creatorId: z.string().min(1).max(100),
        note: plainText(AFFILIATES.NOTE_LEAST, AFFILIATES.NOTE_MOST),
        termsVersion: z.string().max(20),
      }),
    )
    .output(AffiliateRecord),

  /** Live. */
  dashboard: read(own).input(within).output(AffiliateFigures),

  /** Every order somebody was brought to, the latest first, with the reason where nothing was earned. Live. */
  trail: read(own)
    .input(z.strictObject({ state: z.enum(COMMISSION_STATES).optional(), after: Cursor.optional() }))
    .output(z.object({ rows: z.array(Commission), next: Cursor.nullable() })),

  /** What pending orders become, Friday by Friday, the next first. Live. */
  forecast: read(own).output(z.object({ fridays: z.array(ExpectedFriday).max(AFFILIATES.FORECAST_MOST) })),

  /** Which links bring what, the most clicked first. Live. */
  links: read(own)
    .input(within)
    .output(z.object({ links: z.array(LinkFigures).max(AFFILIATES.FIGURES_MOST) })),

  /** What is bought, the most earned first. Live. */
  items: read(own)
    .input(within)
    .output(z.object({ items: z.array(ItemFigures).max(AFFILIATES.FIGURES_MOST) })),

  /** Days on which something happened, the latest first. Live. */
  days: read(own)
    .input(within)
    .output(z.object({ days: z.array(DayFigures).max(AFFILIATES.FIGURES_MOST) })),

  /** The same orders as a file. */
  trailFile: command({ ...changing, failed: affiliateTexts.fileFailed })
    .input(z.strictObject({ state: z.enum(COMMISSION_STATES).optional() }))
    .output(CsvFile),

  /** What sells and is worth sharing: first of creators whose programme somebody is in, then of everybody. */
  assets: read({ ...own, failed: affiliateTexts.assetsFailed }).output(z.object({ items: z.array(PromotedItem).max(AFFILIATES.PROMOTED) })),

  /** Somebody's own codes that work now, for their links. Live. */
  codes: read({ ...own, failed: affiliateTexts.codesFailed }).output(z.object({ codes: z.array(OwnCode).max(AFFILIATES.CODES_MOST) })),

  /** Live. */
  creatorProgramme: read(ofCreator).output(CreatorProgramme),

  /** Who is in the programme, or was; or who asks to be. The latest first. Live. */
  creatorAffiliates: read(ofCreator)
    .input(z.strictObject({ list: z.enum(PEOPLE_LISTS).default("people"), after: Cursor.optional() }))
    .output(z.object({ rows: z.array(ProgrammeAffiliate), next: Cursor.nullable() })),

  /** A change holds for clicks from now on. */
  saveProgrammeSettings: command(setting)
    .errors(pick(affiliateFailures, "AFFILIATES_NOT_YOUR_ITEM"))
    .input(
      z.strictObject({
        isOn: z.boolean(),
        bps: ShareBps,
        isChosenOnly: z.boolean(),
        mayAsk: z.boolean(),
        items: z.array(z.strictObject({ itemKey: ItemKey, bps: ShareBps.nullable() })).max(AFFILIATES.MOST_ITEMS),
      }),
    )
    .output(CreatorProgramme),

  /** The answer is the same whether or not somebody has an account with this address. */
  inviteAffiliate: command({ ...setting, limits: [{ per: "account", max: 30, minutes: 1440 }] })
    .errors(pick(affiliateFailures, "AFFILIATES_TOO_MANY", "AFFILIATES_OWN_PROGRAMME"))
    .input(z.strictObject({ email: Email, bps: ShareBps.optional(), key: CommandKey }))
    .output(z.object({ email: z.string() })),

  decideRequest: command(setting)
    .errors(known)
    .input(one.extend({ isAccepted: z.boolean() }))
    .output(ProgrammeAffiliate),

  setRate: command(setting)
    .errors(known)
    .input(one.extend({ bps: ShareBps.nullable() }))
    .output(ProgrammeAffiliate),

  pauseAffiliate: command(setting)
    .errors(known)
    .input(one.extend({ isPaused: z.boolean() }))
    .output(ProgrammeAffiliate),

  endAffiliate: command(setting).errors(known).input(one).output(ProgrammeAffiliate),

  /** Everybody of the programme and what they brought, as a file. */
  affiliatesFile: command({ ...setting, failed: affiliateTexts.fileFailed }).output(CsvFile),

  /** To each active affiliate's inbox, where they can answer. Whoever blocked the creator gets nothing, which isn't told. */
  messageAffiliates: command({
    ...{ access: "creator", failed: affiliateTexts.messageFailed },
    limits: [{ per: "account", max: AFFILIATES.MESSAGES_A_DAY, minutes: 1440 }],
  })
    .errors(pick(affiliateFailures, "AFFILIATES_NOBODY"))
    .input(z.strictObject({ body: plainText(AFFILIATES.MESSAGE_LEAST, AFFILIATES.MESSAGE_MOST), key: CommandKey }))
    .output(z.object({ people: z.int() })),

  /** What our team looks at before anybody is paid for it, the oldest first. Live. */
  suspicious: read({ access: "admin", failed: affiliateTexts.queueFailed })
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ rows: z.array(SuspiciousCommission), next: Cursor.nullable() })),

  /** The affiliate reads the reason. A share that is declined returns to whom it was taken from. */
  ruleCommission: command({ access: "admin", failed: affiliateTexts.ruleFailed, mfa: "MONEY", about: { kind: "commission", by: "id" } })
    .errors(pick(affiliateFailures, "AFFILIATES_NOT_FOUND", "AFFILIATES_NOT_LIKE_THIS", "AFFILIATES_BANK_DECIDES"))
    .input(one.extend({ isApproved: z.boolean(), reason: plainText(AFFILIATES.REASON_LEAST, AFFILIATES.REASON_MOST) }))
    .output(z.object({ id: z.string(), isApproved: z.boolean() })),
};
