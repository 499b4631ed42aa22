import { Link } from "@tanstack/react-router";
import { Article, type Section } from "../../parts/article.tsx";
import { LicenceTable } from "../../parts/licence-table.tsx";

const sections: readonly Section[] = [
  {
    id: "what-you-buy",
    title: "What you buy",
    body: (
      <>
        <p>
          The artist keeps the copyright. You buy the right to use the work as your licence allows, for as long as you like, anywhere in the
          world, in as many projects as you like.
        </p>
        <p>The licence is between you and the artist. We sell it on their behalf, keep the record and take care of the delivery.</p>
      </>
    ),
  },
  {
    id: "options",
    title: "The licences side by side",
    body: (
      <>
        <p>Artists choose which of these they offer. You'll see the price of each on the product page.</p>
        <LicenceTable />
        <p>Artists can set other prices. Creative Commons and GPL works follow the full text of those licences.</p>
      </>
    ),
  },
  {
    id: "always-allowed",
    title: "What every paid licence allows",
    body: (
      <ul>
        <li>Change it: retexture, reshape, combine or convert it.</li>
        <li>Keep backups, and copies on every computer you work with.</li>
        <li>Show what you made with it, including in your portfolio.</li>
        <li>Let a contractor use it on your project, if they delete it afterwards.</li>
      </ul>
    ),
  },
  {
    id: "never-allowed",
    title: "What no paid licence allows",
    body: (
      <ul>
        <li>Sell, rent, share or give away the files, changed or not, as models, textures, prints or part of a library.</li>
        <li>Put them where others can take them: a public repository, or a game with unprotected files.</li>
        <li>Say you made the original.</li>
        <li>Use them for anything illegal, or in a way that suggests the artist supports it.</li>
      </ul>
    ),
  },
  {
    id: "seats",
    title: "People and seats",
    body: (
      <p>
        A seat is for one person who opens the files. People who only see the result don't need one. With a studio licence you invite people
        by email in your order and can pass a seat on when someone leaves. If your team grows past ten, buy another studio licence or ask
        the artist.
      </p>
    ),
  },
  {
    id: "your-record",
    title: "Your licence record",
    body: (
      <>
        <p>
          Every purchase comes with a licence code. Its page shows who holds the licence and for which organisation, which licence it is,
          the version of these terms and the fingerprints of the files. You'll find it in your orders. Share it when a client or a platform
          asks where a model is from.
        </p>
        <p>
          A licence doesn't expire. It ends only if the purchase is refunded in full or charged back, and pauses while a full refund is
          under way. You can upgrade to a larger licence for the difference in price; the new one then replaces it.
        </p>
      </>
    ),
  },
  {
    id: "trainings",
    title: "Courses",
    body: (
      <p>
        A course is for the person who bought it. Use what you learn for anything, including paid work. Project files are for learning and
        your own projects; please don't pass them on. Ask the artist before you record, share or show lessons to a class.
      </p>
    ),
  },
  {
    id: "generated",
    title: "Models you generate",
    body: (
      <p>
        Models you make with our generator are yours to use, commercially too. If you sell one here, it's marked as generated. Similar
        descriptions can lead to similar models, so we can't promise that nobody else has one like it.
      </p>
    ),
  },
  {
    id: "if-words-differ",
    title: "If texts disagree",
    body: (
      <>
        <p>
          If a description and the licence disagree, the licence wins. If these terms change, you keep the version you bought under. If a
          product is taken off sale, you keep your licence and your download, unless it was removed for copyright or because it's harmful.
          In that case, ask for a refund.
        </p>
        <p>
          If you need something these licences don't cover, ask the artist on the product page. For questions about the terms, use the{" "}
          <Link to="/contact">contact page</Link>.
        </p>
      </>
    ),
  },
];

export function LicenseAgreement() {
  return (
    <Article
      title="Licence agreement"
      lead="What you can do with the models and courses you buy. Short enough to read before you buy."
      updated="2026-11-15"
      sections={sections}
    />
  );
}
