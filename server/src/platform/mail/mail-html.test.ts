import { expect, test } from "vitest";
import { mailHtml } from "./mail-html.ts";

const html = (body: string) => mailHtml("Subject", body);
/** What somebody reads in it. */
const wordsOf = (page: string) =>
  page
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replaceAll(/<br>/g, "\n")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test("it says the same words, paragraph by paragraph and line by line", () => {
  expect(wordsOf(html("Hello,\n\nYour order is paid.\nThanks!\n"))).toBe("Blenda Hello, Your order is paid. Thanks!");
  expect(html("one\ntwo\n\nthree")).toMatch(/one<br>two<\/p>\s*<p[^>]*>three/);
});

test.each([
  ["https://blenda.test/confirm-email#token=a&email=b", "https://blenda.test/confirm-email#token=a&amp;email=b", "Confirm your email"],
  ["https://blenda.test/elsewhere", "https://blenda.test/elsewhere", "Open Blenda"],
  ["Log in: https://blenda.test/login", "https://blenda.test/login", "Log in"],
])("an address with a line to itself is a button: %s", (line, href, label) => {
  expect(html(`Hello,\n\n${line}\n\nBye`)).toContain(`<a href="${href}" style="display:inline-block`);
  expect(wordsOf(html(line))).toBe(`Blenda ${label}`);
});

test("an address in a sentence is a link, without the full stop, and shows no secret", () => {
  const page = html("Change it here: https://blenda.test/reset-password?a=1#token=secret. Or don't.");
  expect(page).toContain('href="https://blenda.test/reset-password?a=1#token=secret"');
  expect(wordsOf(page)).toBe("Blenda Change it here: blenda.test/reset-password . Or don&#39;t.");
});

test("whatever somebody wrote is text", () => {
  const page = mailHtml('"><script>', '<img src=x onerror=alert(1)> & "quotes" https://x.test/"onmouseover=alert(1)');
  expect(page).not.toMatch(/<script|<img|" ?onmouseover/);
  expect(page).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;");
});

test("only the first of several addresses is a button", () => {
  const page = html("Log in: https://blenda.test/login\n\nhttps://blenda.test/reset-password");
  expect(page.match(/display:inline-block/g)).toHaveLength(1);
  expect(wordsOf(page)).toBe("Blenda Log in blenda.test/reset-password");
});

test("nothing in it is fetched but the poster of what it is about", () => {
  expect(html("Hello https://blenda.test/x")).not.toMatch(/\bsrc=|url\(|<link|@import/);
  const page = mailHtml("Subject", "Thanks", { url: "https://blenda.test/files/a", alt: 'A "chair"' });
  expect(page.match(/src="[^"]*"/g)).toEqual(['src="https://blenda.test/files/a"']);
  expect(page).toContain('alt="A &quot;chair&quot;"');
});

test("dark and light mail programs are both told that it suits them", () => {
  expect(html("Hello")).toMatch(/name="color-scheme" content="light dark"[\s\S]*prefers-color-scheme: dark/);
});
