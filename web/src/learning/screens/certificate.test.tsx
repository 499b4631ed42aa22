import type { CertificatePage, TrainingProgress } from "@blenda/domain/learning/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { ANA, expect, openPart, openScreen, page, test, type } from "../../testing/screen.tsx";
import { CertificatePanel } from "../parts/certificate-panel.tsx";

const certificate: CertificatePage = {
  code: "ABCD-EFGH-JKLM-NPQR",
  name: "Ana",
  issuedAt: "2026-03-04T12:00:00.000Z",
  title: "Model a rangefinder",
  shopName: "Orbit Bench",
  trainingId: "training",
  lessonCount: 5,
  durationSeconds: 1_860,
  isValid: true,
};
const certificateTerms = { leastSeconds: 840, readyAt: "2026-03-04T12:00:00.000Z", unopened: 0 };
const progress: TrainingProgress = {
  ...{ trainingId: "training", lessons: [], percent: 100, lastLessonId: null, notes: [], certificate: null, certificateTerms },
};
const { code, name, issuedAt } = certificate;

test("a stranger reads whose certificate it is, for which course, and that it is valid", async ({ server }) => {
  server.answer("learning.certificate", certificate);
  await openScreen(`/certificate/${code}`);
  await expect.element(page.getByRole("heading", { name: "Ana" })).toBeVisible();
  await expect.element(page.getByText("This certificate is valid. Every lesson of the course was completed.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Model a rangefinder" })).toHaveAttribute("href", "/learning/training");
  await expect.element(page.getByText("31 min, 5 lessons")).toBeVisible();
});

test("a refunded course's certificate is said to be no longer valid", async ({ server }) => {
  server.answer("learning.certificate", { ...certificate, isValid: false });
  await openScreen(`/certificate/${code}`);
  await expect
    .element(page.getByText("This certificate is no longer valid, because the purchase of the course was reversed."))
    .toBeVisible();
});

test("an unknown code says so and asks for another", async ({ server }) => {
  server.refuse("learning.certificate", "LEARNING_CERTIFICATE_UNKNOWN");
  await openScreen("/certificate/NOPE");
  await expect.element(page.getByRole("heading", { name: "We don't know this certificate" })).toBeVisible();
  server.answer("learning.certificate", certificate);
  type(page.getByLabelText("Another code").element(), code.toLowerCase());
  await page.getByRole("button", { name: "Check" }).click();
  await expect.element(page.getByRole("heading", { name: "Ana" })).toBeVisible();
});

test("whoever finished has the code, the paper and, under a new name, a way to update it", async ({ server }) => {
  const earned = { ...progress, certificate: { code, name: "Former name", issuedAt } };
  server.answer("learning.renameCertificate", { ...earned, certificate: { code, name: "Ana", issuedAt } });
  await openPart(<CertificatePanel progress={earned} />, ANA);
  await expect.element(page.getByRole("link", { name: code })).toHaveAttribute("href", `/certificate/${code}`);
  await expect.element(page.getByRole("link", { name: "Download PDF" })).toHaveAttribute("href", `/certificates/${code}.pdf`);
  await page.getByRole("button", { name: "Update name" }).click();
  await expect.element(page.getByText("Name updated.")).toBeVisible();
});

test("under the same name there is nothing to update", async () => {
  await openPart(<CertificatePanel progress={{ ...progress, certificate: { code, name, issuedAt } }} />, ANA);
  await expect.element(page.getByRole("link", { name: code })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Update name" })).not.toBeInTheDocument();
});

test("before it is finished a course says what its certificate asks for", async () => {
  await openPart(<CertificatePanel progress={{ ...progress, percent: 80 }} />, ANA);
  await expect.element(page.getByText("Open and finish every lesson to get a certificate. It takes 14 min at least.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Get your certificate" })).not.toBeInTheDocument();
});

test("a course finished too soon says when its certificate is ready, and offers nothing yet", async () => {
  const readyAt = addMinutes(new Date().toISOString(), 11.5);
  await openPart(<CertificatePanel progress={{ ...progress, certificateTerms: { ...certificateTerms, readyAt } }} />, ANA);
  await expect
    .element(page.getByText("Your certificate is ready in 12 minutes. A course of this length takes 14 min at least."))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Get your certificate" })).not.toBeInTheDocument();
});

test("lessons that were never opened are asked for before the certificate is offered", async () => {
  await openPart(<CertificatePanel progress={{ ...progress, certificateTerms: { ...certificateTerms, unopened: 2 } }} />, ANA);
  await expect.element(page.getByText("2 lessons were never opened. Open every lesson once to get your certificate.")).toBeVisible();
});

test("a finished course without a certificate offers it", async ({ server }) => {
  server.answer("learning.claimCertificate", { ...progress, certificate: { code, name, issuedAt } });
  await openPart(<CertificatePanel progress={progress} />, ANA);
  await page.getByRole("button", { name: "Get your certificate" }).click();
  expect(server.sent("learning.claimCertificate")).toMatchObject([{ trainingId: "training" }]);
});
