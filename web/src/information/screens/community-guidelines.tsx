import { Link } from "@tanstack/react-router";
import { Article, type Section } from "../parts/article.tsx";
import { FactTable } from "../parts/fact-table.tsx";

const sections: readonly Section[] = [
  {
    id: "in-short",
    title: "In short",
    body: (
      <ul>
        <li>Talk about the work, and be kind to the person who made it.</li>
        <li>Show what is yours, or say whose it is.</li>
        <li>Do not flood, trick or chase anybody.</li>
        <li>If something is wrong, report it instead of fighting about it.</li>
      </ul>
    ),
  },
  {
    id: "critique",
    title: "Giving and taking critique",
    body: (
      <>
        <p>
          Posts marked as work in progress or critique ask for honest words. Honest is "the silhouette reads as a box from this side"; it is
          not "this is bad". Name what you see, why it bothers you, and one thing to try.
        </p>
        <p>
          A post that only shows finished work has not asked for critique. If you have some anyway, ask first. When you are the one being
          criticised: you owe nobody an answer, and a thank-you goes a long way.
        </p>
      </>
    ),
  },
  {
    id: "not-here",
    title: "What has no place here",
    body: (
      <ul>
        <li>
          <strong>Harassment.</strong> Insults, threats, contempt for what people are, publishing private details, following somebody from
          thread to thread.
        </li>
        <li>
          <strong>Other people's work as your own.</strong> That includes models ripped from games and films, and scans you had no right to
          make.
        </li>
        <li>
          <strong>Hidden AI.</strong> Generated or assisted work is welcome when it says so.
        </li>
        <li>
          <strong>Sexual and shocking content</strong> where people did not choose to see it. Anatomy for study is fine when it is described
          as such; sexual content involving minors never is, and we pass it on to the authorities.
        </li>
        <li>
          <strong>Harmful files</strong>, links to them, and anything illegal.
        </li>
        <li>
          <strong>Spam and games with numbers.</strong> Repeated posts, bought likes, groups that like each other in turn, reviews written
          for money, prices raised to be lowered.
        </li>
        <li>
          <strong>Misleading shops.</strong> Pictures of things that are not in the download, claims the file does not keep.
        </li>
      </ul>
    ),
  },
  {
    id: "posting",
    title: "Posts, comments and their limits",
    body: (
      <>
        <p>
          A post has up to 10,000 characters, ten pictures, videos or models, and five tags. A comment has up to 2,000 characters. You can
          edit freely for five minutes, or for a day while your account is younger than a week; later edits are marked. The limits below
          stop machines, not people:
        </p>
        <FactTable
          caption="Limits in the community"
          columns={["What", "Limit", "While you are new"]}
          rows={[
            ["Between two posts", "15 seconds", "3 posts on the first day"],
            ["Between two comments", "5 seconds", "30 seconds, and 10 comments on the first day"],
            ["In one post", "10 pictures, videos or models", "5, with at most 2 links and 2 mentions"],
            ["Likes a day", "50", "Count a quarter in Trending on the first day"],
            ["Reports a day", "20", "Do not hide content by themselves in the first week"],
            ["New conversations a day", "20", "3 on the first day"],
          ]}
        />
      </>
    ),
  },
  {
    id: "trending",
    title: "How Trending is made",
    body: (
      <p>
        Trending looks at the posts of the last seven days every ten minutes. Likes count once, each person who comments twice, saves three
        times, and all of it fades with age. What authors do to their own posts does not count. Nobody has more than two posts among the
        first twenty, and editors may pin three. There is no way to pay for a place.
      </p>
    ),
  },
  {
    id: "reviews",
    title: "Reviews",
    body: (
      <p>
        Only people who bought an item can review it, once, with one to five stars and up to 500 characters if they like. We ask you a day
        after the purchase; you can put it off by a day or tell us not to ask again. After a full refund a review no longer counts towards
        the average. Offering something in return for a good review is a reason to lose your shop.
      </p>
    ),
  },
  {
    id: "messages",
    title: "Messages",
    body: (
      <p>
        Write to people about their work, an order or a question. Do not advertise in messages. You can mute, block and report from any
        conversation; somebody you blocked can no longer write to you, and you no longer see notifications from them. Either side of a
        conversation about an order can call in our staff, and both see when staff joins.
      </p>
    ),
  },
  {
    id: "reports",
    title: "Reporting, and what happens then",
    body: (
      <>
        <p>
          You can report products, trainings, posts, comments, reviews, messages, shops and people. Choose the reason that fits best and
          describe what we should look at. You can have one open report for the same thing and reason.
        </p>
        <ol>
          <li>Your report is waiting. Staff see it right away, the serious kinds first.</li>
          <li>Somebody takes it and looks at the content, its history and what both sides say.</li>
          <li>We act on it or dismiss it, and you always hear which.</li>
          <li>The person concerned can appeal, and somebody looks again.</li>
        </ol>
        <p>
          A post or comment reported by three different people with accounts older than a week is hidden until we have looked. Its author is
          told, and may correct it after ten minutes to bring it back.
        </p>
      </>
    ),
  },
  {
    id: "copyright",
    title: "Copyright",
    body: (
      <p>
        If your work is being sold or shown here without your permission, report it as copyright, or write to us through the{" "}
        <Link to="/contact">contact page</Link> and choose copyright. Tell us which work is yours, where it is here, and how we can see that
        it is yours. We tell the other side, who has 10 business days to object with reasons. If they do not, it stays away, and sold
        downloads are closed.
      </p>
    ),
  },
  {
    id: "consequences",
    title: "What we may do",
    body: (
      <>
        <p>
          In most cases a word is enough. Beyond that we may lock or remove a post, take a product off sale, pause payouts while we look
          into fraud, limit an account for a time, or close it. We choose the mildest step that solves the problem, and we say the reason.
        </p>
        <p>Anyone who returns under another name after being banned is banned again.</p>
      </>
    ),
  },
];

export function CommunityGuidelines() {
  return (
    <Article
      title="Community guidelines"
      lead="How we treat each other here, and what happens when somebody does not. They apply to posts, comments, reviews, messages, shops and profiles."
      sections={sections}
    />
  );
}
