import type { TargetKind } from "@blenda/domain/access/target";
import type { Me } from "@blenda/domain/identity/model";
import { jsonb } from "../../platform/events/outbox.ts";
import { ADA, BOB, CARA, type testApp } from "../app.ts";
import { buy, sell } from "../buying.ts";
import { addCategories, addProduct, addTraining } from "../catalogue.ts";
import { payingOut } from "../creators/paying-out.ts";
import { addStars } from "../creators/rating.ts";
import { submitCourseForReview, submitForReview } from "../creators/reviewing.ts";
import { sellTraining } from "../goods.ts";
import { addPost } from "../posting.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** What of a kind is Ada's, in every way in which it can be, and what has nothing to do with her. */
export type OwnTargets = Record<TargetKind, { own: readonly string[][]; others: string[] }>;

/** One of every kind of thing that staff decide about, of Ada's and of another person's. */
export async function addOwnTargets(app: App): Promise<OwnTargets> {
  await addCategories(app.db);
  const things = await addThings(app);
  const sales = await addSales(app);
  const reports = await addReports(app);
  return {
    ...{ person: { own: [[ADA.id]], others: [CARA.id] }, address: { own: [[ADA.email], ["ADA@Example.com"]], others: [CARA.email] } },
    ...things,
    ...sales,
    report: reports,
    conversation: {
      own: [[await talk(app, ADA, BOB)], [await talk(app, CARA, ADA)]],
      others: [await talk(app, BOB, CARA)],
    },
    ...(await addPayouts(app)),
    commission: await addCommissions(app),
  };
}

/** Commissions of Ada's, and of another affiliate's in her shop: a share that is declined is hers. */
async function addCommissions(app: App) {
  const made = { hers: [ADA.id, CARA.id], toHer: [BOB.id, ADA.id], others: [BOB.id, CARA.id] } as const;
  const lines = await app.db.selectFrom("orderLines").select(["id", "orderId"]).limit(3).execute();
  const ids: string[] = [];
  for (const [at, [affiliateId, creatorId]] of Object.values(made).entries()) {
    const line = lines[at];
    if (!line) throw new Error("there are too few lines sold");
    const brought = {
      userId: affiliateId,
      ref: "100AAA",
      programme: "creator",
      bps: 2_000,
      clickId: "x",
      clickedAt: app.now(),
      boundAt: null,
    } as const;
    await app.db
      .updateTable("orderLines")
      .set({ affiliate: jsonb({ ...brought, void: { reason: "staff", at: app.now() } }) })
      .where("id", "=", line.id)
      .execute();
    await app.db
      .insertInto("affiliateCommissions")
      .values({
        ...{ lineId: line.id, orderId: line.orderId, orderNumber: at, affiliateId, creatorId, buyerKey: "x", programme: "creator" },
        ...{ bps: 2_000, itemType: "product", itemId: "x", title: "X", netCents: 0, baseCents: 0, cents: 0, state: "void" },
        ...{ clickId: "x", clickedAt: app.now(), orderedAt: app.now() },
      })
      .execute();
    ids.push(line.id);
  }
  const [hers = "", toHer = "", others = ""] = ids;
  return { own: [[hers], [toHer]], others: [others] };
}

async function addThings(app: App) {
  const { db } = app;
  await addProduct(db, "adas", ADA.id);
  await addProduct(db, "caras", CARA.id);
  await addTraining(db, "adas-course", ADA.id);
  await addTraining(db, "caras-course", CARA.id);
  for (const [name, { id }] of Object.entries({ adas: ADA, caras: CARA })) {
    await submitForReview(app, `${name}-draft`, id);
    await submitCourseForReview(app, `${name}-course-draft`, id);
    await addPost(db, `${name}-post`, id, app.now());
    await db
      .insertInto("laterLooks")
      .values({ id: `${name}-look`, itemId: name, creatorId: id, before: "Old", after: "New", at: app.now() })
      .execute();
    await sellTraining(app, `${name}-lessons`, 0, id);
    const bundle = { id: `${name}-bundle`, creatorId: id, title: "A set of two", priceCents: 900 };
    await db
      .insertInto("bundles")
      .values({ ...bundle, createdAt: app.now(), updatedAt: app.now() })
      .execute();
  }
  const asked = (id: string, course: string, creatorId: string, authorId: string) => ({
    ...{ id, lessonId: `${course}-0`, trainingId: course, creatorId, authorId, body: "Why?", createdAt: app.now() },
  });
  await db
    .insertInto("lessonPosts")
    .values([
      asked("of-ada", "caras-lessons", CARA.id, ADA.id),
      asked("to-ada", "adas-lessons", ADA.id, BOB.id),
      asked("of-bob", "caras-lessons", CARA.id, BOB.id),
    ])
    .execute();
  return {
    product: { own: [["adas"]], others: ["caras"] },
    training: { own: [["adas-course"]], others: ["caras-course"] },
    bundle: { own: [["adas-bundle"]], others: ["caras-bundle"] },
    submission: {
      own: [
        ["product", "adas-draft"],
        ["training", "adas-course-draft"],
      ],
      others: ["product", "caras-draft"],
    },
    look: { own: [["adas-look"]], others: ["caras-look"] },
    post: { own: [["adas-post"]], others: ["caras-post"] },
    lesson_post: { own: [["of-ada"], ["to-ada"]], others: ["of-bob"] },
  };
}

async function addSales(app: App) {
  const bought = async (buyer: Me, itemId: string, creatorId: string) => {
    await sell(app, itemId, 4_000, creatorId);
    const orderId = await buy(app, buyer, [itemId]);
    const line = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
    const order = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
    const intentId = order.intentId ?? "";
    const event = { provider: "simulated", eventId: `evt-${itemId}`, type: "payment_succeeded", objectId: intentId, payload: jsonb({}) };
    await app.db
      .insertInto("webhookInbox")
      .values({ ...event, receivedAt: app.now(), processedAt: app.now(), outcome: "already" })
      .execute();
    return { orderId, lineId: line.id, intentId, event: ["simulated", event.eventId] };
  };
  const [adas, toAda, others] = [
    await bought(ADA, "bought-by-ada", CARA.id),
    await bought(BOB, "sold-by-ada", ADA.id),
    await bought(BOB, "sold-by-cara", CARA.id),
  ];
  const { id: reviewId } = await app.as(ADA).ratings.submitReview({ itemType: "product", itemId: "bought-by-ada", rating: 5 });
  await addStars(app.db, { itemId: "adas", creatorId: ADA.id }, 5);
  await addStars(app.db, { itemId: "caras", creatorId: CARA.id }, 5);
  const ask = async (who: Me, lineId: string) => {
    const wish = { lineId, reason: "accidental", text: "This is not what the pictures showed me.", key: crypto.randomUUID() } as const;
    return (await app.as(who).refunds.request(wish)).id;
  };
  return {
    review: { own: [[reviewId], ["review-buyer-adas-0"]], others: ["review-buyer-caras-0"] },
    order: { own: [[adas.orderId], [toAda.orderId]], others: [others.orderId] },
    order_line: { own: [[adas.lineId], [toAda.lineId]], others: [others.lineId] },
    provider_event: { own: [adas.event, toAda.event], others: others.event },
    dispute: { own: [[adas.intentId], [toAda.intentId]], others: [others.intentId] },
    refund: { own: [[await ask(ADA, adas.lineId)], [await ask(BOB, toAda.lineId)]], others: [await ask(BOB, others.lineId)] },
  };
}

async function addReports(app: App) {
  const report = async (who: Me, targetId: string) => {
    const wish = { targetType: "product", targetId, reason: "spam", detail: "It is not what it says.", key: crypto.randomUUID() } as const;
    return (await app.as(who).reports.report(wish)).caseId;
  };
  return {
    own: [[await report(BOB, "adas")], [await report(ADA, "bought-by-ada")]],
    others: [await report(BOB, "caras")],
  };
}

async function talk(app: App, from: Me, to: Me): Promise<string> {
  return (await app.as(from).inbox.start({ recipientId: to.id, subject: "The crate", body: "It is broken", key: crypto.randomUUID() })).id;
}

async function addPayouts(app: App) {
  const { earn, recipientOf, toFriday, run, latest } = payingOut(app);
  const recipients = { ada: await recipientOf(ADA.id), cara: await recipientOf(CARA.id) };
  for (const { id } of [ADA, CARA]) await earn(id, 5_000);
  toFriday();
  await run();
  const payouts = { ada: await latest(ADA.id), cara: await latest(CARA.id) };
  const day = app.now().slice(0, 10);
  const compared = { id: "run", fromDay: day, toDay: day, trigger: "manual", state: "done", startedAt: app.now() } as const;
  await app.db.insertInto("reconciliationRuns").values(compared).execute();
  for (const [key, { id: payoutId, userId }] of Object.entries(payouts)) {
    const sums = { ledgerCents: 0, providerCents: 0, feeLedgerCents: 0, feeProviderCents: 0, weight: 0 };
    const row = {
      runId: "run",
      key: `payout/${key}`,
      payoutId,
      userId,
      lineIds: [] as string[],
      day,
      since: app.now(),
      state: "matched",
      matchedBy: "none",
    } as const;
    await app.db
      .insertInto("reconciliationRows")
      .values({ ...row, ...sums })
      .execute();
    await app.db
      .insertInto("payoutCorrections")
      .values({
        id: `correction-${key}`,
        key: `payout/${key}`,
        payoutId,
        cents: 1,
        reason: "A fee",
        proposedBy: BOB.id,
        proposedAt: app.now(),
      })
      .execute();
  }
  return {
    payout: { own: [[payouts.ada.id]], others: [payouts.cara.id] },
    recipient: { own: [[recipients.ada]], others: [recipients.cara] },
    reconciled_row: { own: [["run", "payout/ada"]], others: ["run", "payout/cara"] },
    correction: { own: [["correction-ada"]], others: ["correction-cara"] },
  };
}
