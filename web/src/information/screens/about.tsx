import { BRAND } from "@blenda/domain/shared/brand";
import { Link } from "@tanstack/react-router";
import { Article, type Section } from "../parts/article.tsx";

const sections: readonly Section[] = [
  {
    id: "what-this-is",
    title: "What this is",
    body: (
      <>
        <p>
          {BRAND.name} is a marketplace for 3D work. Artists sell models and courses in their own shops. You take a close look, buy what
          fits, and start working with it right away.
        </p>
        <p>
          There's also {BRAND.generator}, our own tool that builds a 3D model from a description, and portfolios where people show what
          they've made.
        </p>
      </>
    ),
  },
  {
    id: "look-before-you-buy",
    title: "Look before you buy",
    body: (
      <>
        <p>
          Pictures hide most of what matters about a model. So you can turn a live preview in your browser, and see its exact wireframe,
          UVs, normals and plain clay.
        </p>
        <p>
          The facts next to it (triangles, materials, texture sizes, UV sets, size in metres, bones, animations) are measured from the file
          you'll download. If the file doesn't match, you have 30 days to get your money back.
        </p>
      </>
    ),
  },
  {
    id: "how-artists-are-paid",
    title: "What artists earn",
    body: (
      <>
        <p>Selling shouldn't be a riddle. Everyone gets the same terms:</p>
        <Figures />
        <p>
          We record every sale line by line: price, discount, commission, card fee, and what's left for the artist. The{" "}
          <Link to="/creator-guide" hash="pricing">
            creator guide shows an example, down to the last cent
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "who-decides",
    title: "What's for sale here",
    body: (
      <>
        <p>
          We open every file and look for what would disappoint a buyer: missing textures, broken geometry, programs hidden in an archive.
          Then one of us looks at the work itself. If we say no, we say why.
        </p>
        <p>
          Work made with AI is welcome if it says so. Work that belongs to someone else isn't, and we act on{" "}
          <Link to="/community-guidelines" hash="reports">
            reports
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "what-we-hold-to",
    title: "What we care about",
    body: (
      <ul>
        <li>
          <strong>Plain words.</strong> If something doesn't work, we'll tell you why and what you can do.
        </li>
        <li>
          <strong>Exact numbers.</strong> Counts, prices and balances are real, not rounded up to look good.
        </li>
        <li>
          <strong>Your choice.</strong> We don't collect statistics about your visit unless you agree, and you can change your mind any time
          on the <Link to="/legal/cookie-policy">cookie page</Link>.
        </li>
        <li>
          <strong>For everyone.</strong> With a keyboard, with a screen reader, on a small phone, in light and in dark. If something doesn't
          work for you, tell us.
        </li>
      </ul>
    ),
  },
  {
    id: "reach-us",
    title: "Get in touch",
    body: (
      <p>
        Write to us on the <Link to="/contact">contact page</Link>; we'll reply within two business days. You might find your answer on the{" "}
        <Link to="/help">help page</Link>, and the <Link to="/status">status page</Link> shows whether everything is running.
      </p>
    ),
  },
];

const figures = [
  ["15%", "commission on what the buyer paid before tax"],
  ["2.9% + 30¢", "card fee, with the 30¢ shared by all items of an order"],
  ["85%", "of a price before the card fee goes to the artist"],
  ["14 days", "for buyers to get their money back if they haven't downloaded anything"],
] as const;

function Figures() {
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
      {figures.map(([figure, meaning]) => (
        <div key={figure} className="flex flex-col-reverse justify-end gap-1 bg-surface-1 p-5">
          <dt className="type-ui font-normal text-muted">{meaning}</dt>
          <dd className="type-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function About() {
  return (
    <Article
      title="Artists make it. You can turn it before you buy it."
      lead={`${BRAND.name} brings people who make 3D work together with people who need it.`}
      sections={sections}
    />
  );
}
