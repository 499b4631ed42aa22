import { Link } from "@tanstack/react-router";
import { Article, type Section } from "../parts/article.tsx";

const sections: readonly Section[] = [
  {
    id: "in-short",
    title: "In short",
    body: (
      <ul>
        <li>Be kind to the person, and honest about the work.</li>
        <li>Show what's yours, or say whose it is.</li>
        <li>Don't spam, trick or harass anyone.</li>
        <li>If something's wrong, report it. Don't fight about it.</li>
      </ul>
    ),
  },
  {
    id: "not-here",
    title: "What we don't allow",
    body: (
      <ul>
        <li>
          <strong>Harassment.</strong> Insults, threats, hate, publishing private details, or following someone around.
        </li>
        <li>
          <strong>Other people's work as your own.</strong> That includes models ripped from games and films, and scans you had no right to
          make.
        </li>
        <li>
          <strong>Hidden AI.</strong> Generated or assisted work is welcome when it says so.
        </li>
        <li>
          <strong>Sexual and shocking content</strong> where people didn't choose to see it. Anatomy for study is fine if you describe it as
          such. Sexual content involving minors never is, and we report it to the authorities.
        </li>
        <li>
          <strong>Harmful files</strong>, links to them, and anything illegal.
        </li>
        <li>
          <strong>Spam and fake numbers.</strong> Repeated messages, bought followers, prices raised only to be lowered.
        </li>
        <li>
          <strong>Misleading shops.</strong> Pictures of things that aren't in the download, or claims the file doesn't live up to.
        </li>
      </ul>
    ),
  },
  {
    id: "messages",
    title: "Messages",
    body: (
      <p>
        Write to people about their work, an order or a question. Don't advertise. You can mute, block and report from any conversation.
        Someone you've blocked can't write to you, and you won't get notifications about them. In a conversation about an order, either of
        you can ask our team to help, and both of you will see when we join.
      </p>
    ),
  },
  {
    id: "reports",
    title: "Reports, and what happens next",
    body: (
      <>
        <p>
          Click Report on a product, course, shop or profile, or in the menu of a post, comment, review or message. Nobody learns that it
          was you.
        </p>
        <p>
          We look at every report within 24 hours, hear both sides where we can, and decide. We'll tell you what we did. If you see it
          differently, you can ask for another look in your settings, and someone else on the team decides.
        </p>
      </>
    ),
  },
  {
    id: "copyright",
    title: "Copyright",
    body: (
      <p>
        If your work is sold or shown here without your permission, click Report and choose "Copyright", or write to us on the{" "}
        <Link to="/contact">contact page</Link>. Tell us which work is yours and how we can see that it's yours. The other side has 10
        business days to object. If they don't, the work stays down and its downloads close.
      </p>
    ),
  },
  {
    id: "consequences",
    title: "What we may do",
    body: (
      <>
        <p>
          Usually a friendly word is enough. If it isn't, we may remove content, take a product off sale, limit an account for a while, or
          close it. We choose the mildest step that solves the problem, and tell you why.
        </p>
        <p>If you return under another name after a ban, we'll ban that account too.</p>
      </>
    ),
  },
];

export function CommunityGuidelines() {
  return (
    <Article
      title="Community guidelines"
      lead="How we treat each other here, and what happens when someone doesn't. They cover shops, portfolios, profiles and messages."
      sections={sections}
    />
  );
}
