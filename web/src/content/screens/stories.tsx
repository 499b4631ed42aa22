import { REFUND_RULE } from "@blenda/domain/refunds/constants";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { sectionLinkStyle } from "../../ui/layout/section-head.tsx";

interface Story {
  title: string;
  steps: readonly { title: string; text: string }[];
  more: { label: string; to: "/help" | "/creator-guide" };
}

const STORIES: readonly Story[] = [
  {
    title: "When you need a model",
    steps: [
      { title: "Turn it", text: "See the model in 3D from every side, with its wireframe and UVs." },
      { title: "Read its facts", text: "Triangles, textures, size in metres: measured from the file, not typed in." },
      { title: "Take it with a licence", text: `Pay once, download right away. ${REFUND_RULE}.` },
    ],
    more: { label: "How buying works", to: "/help" },
  },
  {
    title: "When you make them",
    steps: [
      { title: "Checked files", text: "We open and measure every file. You'll hear of a missing texture before your buyers do." },
      { title: "Name your price", text: "We keep 15% and the card fee. The creator guide shows an example, down to the cent." },
      { title: "Keep your shop", text: "Your name, your page, your prices. Your work stays yours." },
    ],
    more: { label: "Read the creator guide", to: "/creator-guide" },
  },
];

export function Stories() {
  return (
    <div className="grid gap-x-12 gap-y-10 border-t border-line pt-10 md:grid-cols-2">
      {STORIES.map(({ title, steps, more }) => (
        <section key={title}>
          <h2 className="type-h2">{title}</h2>
          <dl className="mt-4 grid gap-3">
            {steps.map((step) => (
              <div key={step.title} className="grid gap-x-4 sm:max-md:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,1fr)]">
                <dt className="type-ui font-semibold">{step.title}</dt>
                <dd className="type-small text-muted">{step.text}</dd>
              </div>
            ))}
          </dl>
          <Link to={more.to} className={`mt-4 ${sectionLinkStyle}`}>
            {more.label}
            <Icon name="arrow-right" size={16} />
          </Link>
        </section>
      ))}
    </div>
  );
}
