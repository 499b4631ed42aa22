import { Link } from "@tanstack/react-router";
import { Article, type Section } from "../parts/article.tsx";
import { LicenceTable } from "../parts/licence-table.tsx";

const sections: readonly Section[] = [
  {
    id: "what-you-buy",
    title: "What you buy",
    body: (
      <>
        <p>
          The artist keeps the copyright. You buy the right to use the work in the ways your licence allows, for as long as you like,
          anywhere in the world, without paying again per project.
        </p>
        <p>
          The licence is between you and the artist. We sell it on the artist's behalf, keep the record of it, and answer for the delivery.
        </p>
      </>
    ),
  },
  {
    id: "options",
    title: "The licences side by side",
    body: (
      <>
        <p>An artist chooses which of these a product offers. The chooser on the product page shows the price of each.</p>
        <LicenceTable />
        <p>
          The factors are where artists start; they may set other prices. Creative Commons and GPL works follow the full text of those
          licences, which comes with the download.
        </p>
      </>
    ),
  },
  {
    id: "always-allowed",
    title: "Allowed with every paid licence",
    body: (
      <ul>
        <li>Changing the work: retexture, reshape, combine it, convert it to other formats.</li>
        <li>Keeping copies for backup, and on every machine you work with.</li>
        <li>Showing what you made of it, in your portfolio too.</li>
        <li>Letting a contractor work with it on your project, if they delete it afterwards.</li>
      </ul>
    ),
  },
  {
    id: "never-allowed",
    title: "Not allowed with any paid licence",
    body: (
      <ul>
        <li>
          Selling, renting, sharing or giving away the files, changed or not, as models, textures, prints to be copied, or part of a
          library.
        </li>
        <li>Putting them where others can take them out again: an open repository, a game whose files lie readable beside it.</li>
        <li>Saying you made the original.</li>
        <li>Using them for something unlawful, or in a way that makes it look as if the artist supports it.</li>
      </ul>
    ),
  },
  {
    id: "seats",
    title: "People and seats",
    body: (
      <p>
        A seat is a person who opens the files. People who only see the result need none. With a studio licence you may pass a seat on when
        somebody leaves. When your team grows past ten, buy another studio licence or ask the artist.
      </p>
    ),
  },
  {
    id: "your-record",
    title: "Your licence record",
    body: (
      <>
        <p>
          Every purchase mints a licence with a code of four groups of four characters. It states the holder, the organisation if there is
          one, the kind of licence, the seats, the version of these terms and the fingerprints of the files. You find it in your orders;
          show it when a client or a platform asks where a model comes from.
        </p>
        <p>
          A licence is active until it is upgraded, transferred or revoked. It is revoked only when the purchase was refunded in full, was
          charged back, or was made with a stolen card, and paused while a full refund is on its way.
        </p>
      </>
    ),
  },
  {
    id: "upgrades",
    title: "Changing to another licence",
    body: (
      <p>
        You can move up at any time by paying the difference between the two prices. The old licence is marked as upgraded and the new one
        covers everything you made before.
      </p>
    ),
  },
  {
    id: "trainings",
    title: "Trainings",
    body: (
      <p>
        A training is for the person who bought it. You may use what you learn for anything, paid work included. Project files that come
        with lessons are for learning and for your own projects, and may not be passed on. Recording, sharing or showing the lessons to a
        class needs the artist's permission.
      </p>
    ),
  },
  {
    id: "generated",
    title: "Models you generate",
    body: (
      <p>
        A model you make with our generator is yours to use, commercially too. If you sell it here it is marked as generated. Similar
        descriptions can lead to similar models, so we cannot promise that nobody else has one like it.
      </p>
    ),
  },
  {
    id: "if-words-differ",
    title: "If words differ",
    body: (
      <>
        <p>
          If a product's description says something else than its licence, the licence wins. If these terms change, the version you bought
          under keeps applying to what you bought. If a product is taken off sale, your licence stays, and so does your download, unless it
          was removed for copyright or because it was harmful. In that case ask for a refund.
        </p>
        <p>
          For something these licences do not cover, write to the artist from the product page. For questions about the terms themselves,
          use the <Link to="/contact">contact page</Link>.
        </p>
      </>
    ),
  },
];

export function LicenseAgreement() {
  return (
    <Article
      title="Licence agreement"
      lead="What you may do with the models and trainings you buy. Short enough to read before you buy."
      updated="2026-11-15"
      sections={sections}
    />
  );
}
