import { NAME_MAX } from "@blenda/domain/account/constants";
import { profileChanged } from "@blenda/domain/account/events";
import { accountBegan } from "@blenda/domain/identity/events";
import { identityFailures } from "@blenda/domain/identity/failures";
import type { Me } from "@blenda/domain/identity/model";
import { suspensionAt } from "@blenda/domain/identity/rules";
import { identityTexts } from "@blenda/domain/identity/texts";
import { Email, personName } from "@blenda/domain/shared/text";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import type { OutsidePerson } from "../../platform/outside/google/google.ts";
import type { ActorContext, RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { googleConnectedLetter } from "../letters.ts";
import { provenUntil } from "../port.ts";
import { addAccount, findAccount, forgetSignUps, lockAccount } from "../repository.ts";
import { admit } from "../sessions/half-session.ts";
import { type LentPicture, PICTURE_JOB } from "./import-picture.ts";
import { addIdentity, findIdentity, identityOf } from "./outside-repository.ts";

/** A name people gave themselves elsewhere is held to the rule for names given here. */
const chosenName = personName(1, NAME_MAX);

type GoogleContext = Services & ActorContext & { asking: RequestFacts };
/** What the window tells the page that opened it, and the cookies that go with it; whether a second factor is wanted, the page asks. */
type GoogleEntry = { isIn: true; giveCookies(headers: Headers): void } | { isIn: false; message: string };

const refused = (message: string): GoogleEntry => ({ isIn: false, message });

/** The account of a Google identity, by issuer and subject; the address only counts where both sides have it confirmed (decision A9). */
export function enterWithGoogle(context: GoogleContext, person: OutsidePerson): Promise<GoogleEntry> {
  return context.transaction(async (tx) => {
    const known = await findIdentity(tx, person.issuer, person.subject);
    const userId = known?.userId ?? (await findOrMake(tx, context, person));
    if (typeof userId !== "string") return refused(userId.message);
    const suspension = suspensionAt(await lockAccount(tx, userId), context.now());
    if (suspension) return refused(identityTexts.suspended(suspension.reason, suspension.until));
    return { isIn: true, giveCookies: (await admit(tx, context, userId)).giveCookies };
  });
}

async function findOrMake(tx: Tx, context: GoogleContext, person: OutsidePerson): Promise<string | { message: string }> {
  const { id, now, random, asking } = context;
  const address = Email.safeParse(person.email);
  if (!person.isEmailVerified || !address.success) return { message: identityTexts.googleUnverified };
  const email = address.data;
  const account = await findAccount(tx, email);
  if (account && (!account.emailVerifiedAt || (await identityOf(tx, account.id)))) return { message: identityTexts.googlePasswordFirst };
  const userId = account?.id ?? id();
  const name = chosenName.safeParse(person.name).data ?? identityTexts.nameless;
  if (!account && !(await addAccount(tx, random, { id: userId, email, name, passwordHash: null, now: now() })))
    return { message: identityTexts.googleFailed };
  if (!account) await emit(tx, accountBegan({ userId, network: asking.address, at: now() }));
  await forgetSignUps(tx, email);
  await connect(tx, context, person, { id: userId, email });
  return userId;
}

/** Connects Google with the account that is signed in. Nothing else about the session changes. */
export async function linkGoogle(context: GoogleContext, person: OutsidePerson): Promise<GoogleEntry> {
  const { actor, sessionId, db, now } = context;
  if (!actor || !sessionId) return refused(identityTexts.googleSignInFirst);
  if (!(await provenUntil(db, sessionId, now()))) return refused(identityFailures.IDENTITY_REAUTH_REQUIRED.say(undefined));
  return context.transaction(async (tx) => {
    const known = await findIdentity(tx, person.issuer, person.subject);
    if (known && known.userId !== actor.id) return refused(identityTexts.googleTaken);
    await connect(tx, context, person, actor);
    return { isIn: true, giveCookies: () => {} };
  });
}

/** Told by mail, always: a thief who can come in with Google needs no password any more. */
async function connect(
  tx: Tx,
  context: GoogleContext,
  person: OutsidePerson,
  { id: userId, email }: Pick<Me, "id" | "email">,
): Promise<void> {
  const { issuer, subject, email: address } = person;
  const { id, now, site, jobs } = context;
  await addIdentity(tx, { issuer, subject, email: address, userId, linkedAt: now() });
  await sendMail(context, tx, { key: `google-${id()}`, recipient: email, urgency: "now", ...googleConnectedLetter(site.url, address) });
  if (person.pictureUrl !== null) await jobs.enqueue(tx, PICTURE_JOB, { userId, url: person.pictureUrl } satisfies LentPicture);
  await emit(tx, profileChanged({ userId }));
}
