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
          {BRAND.name} is a marketplace for 3D work. Artists open a shop and sell models and trainings in it. You look closely, buy what
          fits, and start working with it the same minute.
        </p>
        <p>
          Around the shops there is a community where people show what they are making and ask each other for advice, and there is{" "}
          {BRAND.generator}, a tool of our own that builds a 3D model from a description.
        </p>
      </>
    ),
  },
  {
    id: "look-before-you-buy",
    title: "You look before you buy",
    body: (
      <>
        <p>
          A picture of a model hides most of what matters about it. So you can turn a live preview of it in your browser, and look at its
          exact mesh as wireframe, with a UV checker, by its normals and as plain clay.
        </p>
        <p>
          The facts beside it (triangles, materials, texture sizes, UV sets, size in metres, bones, animations) are measured from the file
          you will download. Where an artist says something else, the page marks it as the seller's word. If the file turns out not to match
          its measured facts, you have 30 days to get your money back.
        </p>
      </>
    ),
  },
  {
    id: "how-artists-are-paid",
    title: "How artists are paid",
    body: (
      <>
        <p>Selling should not be a riddle. These are the terms, and they are the same for everybody who starts:</p>
        <Figures />
        <p>
          Every sale is recorded line by line in a ledger the artist can read: price, discount, commission, card cost, affiliate, remainder.
          The share agreed when the sale is made is never recalculated. The{" "}
          <Link to="/creator-guide" hash="pricing">
            creator guide works one price through to the last cent
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "who-decides",
    title: "Who decides what is on sale",
    body: (
      <>
        <p>
          First a machine opens every file and looks for what would disappoint a buyer: missing textures, broken geometry, programs hidden
          in an archive. Then a person looks at the work itself. They answer within 2 business days, and an answer other than yes comes with
          reasons that can be acted on.
        </p>
        <p>
          Work made with the help of AI is welcome and says so. Work that belongs to somebody else is not welcome, and we act on{" "}
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
    title: "What we hold to",
    body: (
      <ul>
        <li>
          <strong>Say it in words.</strong> When something is refused you read why, and what you can do next.
        </li>
        <li>
          <strong>Numbers are exact.</strong> Counts, prices and balances are what is stored, not what looks good.
        </li>
        <li>
          <strong>Your choices stay yours.</strong> Nothing about your visit is sent for statistics before you agree, and you can change
          your mind at any time on the <Link to="/legal/cookie-policy">cookie page</Link>.
        </li>
        <li>
          <strong>Everyone can use it.</strong> By keyboard, by screen reader, on a small phone, in light and in dark. Where we fall short,
          tell us.
        </li>
      </ul>
    ),
  },
  {
    id: "reach-us",
    title: "Reach us",
    body: (
      <p>
        A person reads every message sent through the <Link to="/contact">contact page</Link> and answers within two business days. Many
        questions are already answered on the <Link to="/help">help page</Link>; whether everything is running you see on the{" "}
        <Link to="/status">status page</Link>.
      </p>
    ),
  },
];

const figures = [
  ["15%", "commission on what the buyer paid before tax"],
  ["2.9% + 30¢", "card cost, the 30¢ shared by all items of an order"],
  ["14 days", "until a sale can be paid out; 30 for a shop's first payout"],
  ["$25", "smallest payout, every Friday"],
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
      lead={`${BRAND.name} brings people who make 3D work together with people who need it, and tries to be honest with both.`}
      sections={sections}
    />
  );
}
