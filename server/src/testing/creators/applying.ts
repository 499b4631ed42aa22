import type { Me } from "@blenda/domain/identity/model";
import { CREATOR_AGREEMENT } from "@blenda/domain/onboarding/agreement";
import type { testApp } from "../app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

export const PROPOSAL = "Household props with a bit of history: lamps, vessels and tools, all modelled from my own reference photos.";

/** Writes every step of a person's application; their address counts as confirmed. */
export async function writeApplication(app: App, me: Me, { slug = "kiln-and-thread", shopName = "Kiln & Thread" } = {}) {
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).where("id", "=", me.id).execute();
  await app.db
    .insertInto("categories")
    .values({ id: "props", name: "Props", position: 1, parentId: null })
    .onConflict((c) => c.doNothing())
    .execute();
  const { saveStep } = app.as(me).onboarding;
  await saveStep({ step: "profile", mark: 0, fields: { shopName, slug, description: "Pots and cloth." } });
  await saveStep({
    step: "portfolio",
    mark: 0,
    fields: { links: ["https://portfolio.example.com/kiln"], categoryId: "props", software: ["Blender"] },
  });
  await saveStep({ step: "proposal", mark: 0, fields: { proposal: PROPOSAL } });
  await saveStep({ step: "tax", mark: 0, fields: { country: "PT", taxStatus: "company", taxNumber: "PT 509 442 013" } });
  return saveStep({ step: "agreement", mark: 0, fields: { agreedVersion: CREATOR_AGREEMENT.version, hasRights: true } });
}

/** The same, sent and taken by this one of our own people. */
export async function sendApplication(app: App, me: Me, reviewer: Me, about = {}): Promise<void> {
  await writeApplication(app, me, about);
  await app.as(me).onboarding.submitApplication();
  await app.as(reviewer).onboarding.claimApplication({ userId: me.id });
}
