import type { DataExport, DeviceSession, Profile } from "@blenda/domain/account/model";
import { photoOf } from "@blenda/domain/account/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { outsideIdentity, provenUntil, sessionsOf } from "../../identity/port.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import type { ListedExport } from "../export/export-repository.ts";
import { findPendingEmail, findUser } from "../repository.ts";

interface OwnProfile extends Pick<Services, "db" | "now"> {
  user: { id: string };
  sessionId: string;
}

/** What the settings show. Every command that changes any of it answers with the whole. */
export async function profileOf({ db, now, user, sessionId }: OwnProfile): Promise<Profile> {
  const row = await findUser(db, user.id);
  const google = await outsideIdentity.of(db, user.id);
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    name: row.name,
    displayName: row.displayName,
    bio: row.bio,
    profileImage: row.profileImage,
    photoUrl: photoOf(row.profileImage, row.photoUrl),
    globalAffiliateId: row.globalAffiliateId,
    twoFactorEnabled: row.twoFactorEnabled,
    isNamedToCreators: row.isNamedToCreators,
    createdAt: row.createdAt,
    hasPassword: row.hasPassword,
    google: google ? { email: google.email, linkedAt: google.linkedAt } : null,
    pendingEmail: (await findPendingEmail(db, user.id, now())) ?? null,
    deletionDueAt: row.deletionDueAt,
    provenUntil: await provenUntil(db, sessionId, now()),
  };
}

/** Addresses that say nothing about a place to the owner who reads them. */
const placeOf = (address: string, asking: RequestFacts) => (address === asking.address ? "This network" : address || "Unknown network");

/** The one asking first. */
export async function devicesOf({ db, now, user, sessionId, asking }: OwnProfile & { asking: RequestFacts }): Promise<DeviceSession[]> {
  const rows = await sessionsOf(db, user.id, now());
  const devices = rows.map(({ id, device, browser, address, createdAt, lastSeenAt }) => ({
    id,
    device,
    browser,
    place: placeOf(address, asking),
    createdAt,
    lastSeenAt,
    isThisOne: id === sessionId,
  }));
  return devices.sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

export const exportOf = ({ id, state, progress, createdAt, fileId, bytes, expiresAt }: ListedExport): DataExport => ({
  id,
  state,
  progress,
  createdAt,
  url: fileUrl(fileId),
  bytes,
  expiresAt,
});
