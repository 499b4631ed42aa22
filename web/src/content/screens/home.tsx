import { leadsSomewhere } from "@blenda/domain/navigation";
import { BRAND } from "@blenda/domain/shared/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { sessionQuery } from "../../lib/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { HeroBanner } from "../parts/hero-banner.tsx";

interface Story {
  title: string;
  steps: readonly { title: string; text: string }[];
  more: { label: string; to: string };
}

const STORIES: readonly Story[] = [
  {
    title: "When you need a model",
    steps: [
      { title: "Turn it", text: "The model itself opens in your browser. Look at it from every side, as wireframe, with its UVs." },
      {
        title: "Read its facts",
        text: "Triangles, textures, formats, size in metres. We measure them from the file; nobody types them in.",
      },
      {
        title: "Take it with a licence",
        text: "Choose what you will do with it, pay once, download. Not downloaded yet? You have 14 days to return it.",
      },
    ],
    more: { label: "How buying works", to: "/help" },
  },
  {
    title: "When you make them",
    steps: [
      {
        title: "Upload once",
        text: "Every file is checked on arrival. You see flipped normals and missing textures before your buyers would.",
      },
      { title: "Name your price", text: "We take 15 % and the cost of the card. The breakdown stands beside every price you set." },
      { title: "Keep your shop", text: "Your name, your page, your buyers' reviews. What you upload stays yours." },
    ],
    more: { label: "Read the creator guide", to: "/creator-guide" },
  },
];

/** The first of these that leads somewhere for this person. */
const PRIMARY = ["/marketplace", "/help"] as const;
const SECONDARY = ["/become-a-creator", "/creator-guide"] as const;

export function Home() {
  const { user, flags } = useSuspenseQuery(sessionQuery).data;
  const best = (choices: readonly string[]) => choices.find((to) => leadsSomewhere(to, user, flags)) ?? "/";
  return (
    <>
      <HeroBanner page="home" fallbackTitle={`${BRAND.name}: ${BRAND.tagline}`} primaryTo={best(PRIMARY)} secondaryTo={best(SECONDARY)} />
      <div className="page grid gap-14 pt-12">
        {STORIES.map((story) => (
          <StorySection key={story.title} {...story} />
        ))}
      </div>
    </>
  );
}

function StorySection({ title, steps, more }: Story) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="type-h2">{title}</h2>
        <Link to={more.to} className="touch-target inline-flex items-center gap-1.5 type-ui text-muted transition-colors hover:text-text">
          {more.label}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
      <ol className="mt-5 grid border-t border-line md:grid-cols-3">
        {steps.map((step, at) => (
          <li
            key={step.title}
            className="grid content-start gap-2 py-5 max-md:border-b max-md:border-line md:border-line md:px-6 md:first:pl-0 md:not-first:border-l"
          >
            <span aria-hidden="true" className="type-label text-ember-text tabular-nums">
              {at + 1}
            </span>
            <h3 className="type-h3">{step.title}</h3>
            <p className="max-w-[44ch] text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
