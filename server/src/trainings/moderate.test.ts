import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { addCategories } from "../testing/catalogue.ts";
import { sellTraining, type Taught } from "../testing/goods.ts";
import { untilDelivered } from "../testing/people.ts";

const app = await testApp();
const REVIEWER = { ...EDDA, permissions: ["approve_content" as const] };
const moderate = (event: "suspend" | "reinstate", more: { code?: "copyright" | "malware"; reason?: string } = {}) =>
  app.as(REVIEWER).trainings.moderate({ id: "course", event, reason: "Because of a report", ...more });
let taught: Taught;

beforeEach(async () => {
  await addCategories(app.db);
  taught = await sellTraining(app, "course", 2_400, CARA.id);
});
