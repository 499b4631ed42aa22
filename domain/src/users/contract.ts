import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { DIRECTIONS, listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { changePeople, LOCKOUT_SORTS, seePeople, USER_SORTS, USERS } from "./constants.ts";
import { userFailures } from "./failures.ts";
import { LockoutLine, UserCounts, UserDetail, UserFilter, UserId, UserLine } from "./model.ts";
import { userTexts } from "./texts.ts";

const looking = { access: seePeople, failed: userTexts.loadFailed } as const;
const changing = { access: changePeople, failed: userTexts.changeFailed, about: { kind: "person", by: "userId" } } as const;
const one = z.strictObject({ userId: UserId });
const Reason = plainText(USERS.REASON_LEAST, USERS.REASON_MOST);
/** Accounts that may not be touched: not there, too high. */
const touching = pick(userFailures, "USERS_NOT_FOUND", "USERS_RANK");

/** Every command about a person answers with how they are now. A lock is lifted by hand with `lockout.adminUnlock`. */
export const usersContract = {
  /** Page by page; without deleted accounts. Live. */
  users: read(looking)
    .input(UserFilter.extend(listFields(USER_SORTS)))
    .output(listPage(UserLine)),

  /** How many the list holds whole and by the kinds it has tabs for. */
  counts: read(looking).output(UserCounts),

  user: read({ ...looking, failed: userTexts.personFailed })
    .errors(pick(userFailures, "USERS_NOT_FOUND"))
    .input(one)
    .output(UserDetail),

  /** Addresses with failed logins, the latest first. */
  lockouts: read(looking)
    .input(z.strictObject({ show: z.enum(["locked", "all"]).default("locked"), ...listFields(LOCKOUT_SORTS) }))
    .output(listPage(LockoutLine)),

  /** By one person, so with an end that is not far: for longer two decide (`reports.decideSuspension`). Again, it changes reason and end. */
  suspend: command(changing)
    .errors(touching)
    .errors(pick(userFailures, "USERS_END_PAST", "USERS_SECOND_ADMIN"))
    .input(one.extend({ reason: Reason, until: Instant.nullable() }))
    .output(UserDetail),

  reinstate: command(changing)
    .errors(touching)
    .errors(pick(userFailures, "USERS_NOT_SUSPENDED"))
    .input(one.extend({ reason: Reason }))
    .output(UserDetail),

  endSession: command(changing)
    .errors(touching)
    .errors(pick(userFailures, "USERS_SESSION_OVER"))
    .input(one.extend({ sessionId: z.string().min(1).max(64) }))
    .output(UserDetail),

  endSessions: command(changing).errors(touching).input(one).output(UserDetail),

  /** Gives a shop its mark, or takes it. */
  verifyShop: command(changing)
    .errors(touching)
    .errors(pick(userFailures, "USERS_NO_SHOP"))
    .input(one.extend({ isVerified: z.boolean(), reason: Reason }))
    .output(UserDetail),

  addNote: command(changing)
    .errors(pick(userFailures, "USERS_NOT_FOUND"))
    .input(one.extend({ text: plainText(1, USERS.NOTE_MOST), key: CommandKey }))
    .output(UserDetail),

  /** One's own. */
  removeNote: command(changing)
    .errors(pick(userFailures, "USERS_NOT_FOUND", "USERS_NOTE_NOT_YOURS"))
    .input(one.extend({ noteId: z.string().min(1).max(64) }))
    .output(UserDetail),

  /** What the list is filtered to, as CSV. A command, because it is written down who took people's addresses along. */
  usersFile: command({ ...looking, failed: userTexts.fileFailed, limits: [{ per: "account", max: 30, minutes: 60 }], about: "only reads" })
    .input(UserFilter.extend({ sort: z.enum(USER_SORTS).optional(), direction: z.enum(DIRECTIONS).optional() }))
    .output(CsvFile),
};
