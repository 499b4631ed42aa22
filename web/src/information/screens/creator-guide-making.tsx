import { Link } from "@tanstack/react-router";
import type { Section } from "../parts/article.tsx";
import { FactTable } from "../parts/fact-table.tsx";

/** The half of the guide about the work itself: opening a shop, files, pictures, review. */
export const making: readonly Section[] = [
  {
    id: "open-a-shop",
    title: "Opening your shop",
    body: (
      <>
        <p>You apply once. The application saves itself as you type, so you can leave and pick up later.</p>
        <ol>
          <li>Your profile and the name and address of your shop. The address has 3 to 30 characters and is yours alone.</li>
          <li>Your portfolio: at least one link, or three works you upload, in the category you want to sell in.</li>
          <li>What you plan to sell, in 100 to 1,000 characters.</li>
          <li>Your country and tax status.</li>
          <li>The creator agreement, and your word that what you sell is yours to sell.</li>
          <li>A confirmed email address. We recommend switching on multi-factor sign-in as well.</li>
        </ol>
        <p>
          A person answers within 3 business days: approved, please change this (with comments on the step in question), or rejected with a
          reason. After a rejection you can apply again 30 days later.
        </p>
        <p>
          A new shop can submit 10 items a day, upload files of up to 5 GB each, and has its sales held for 30 days until its first payout
          has arrived. You need payout details only to be paid, never to sell.
        </p>
      </>
    ),
  },
  {
    id: "prepare-files",
    title: "Preparing your files",
    body: (
      <>
        <p>
          People buy your model to use it today. Give them a file that opens without surprises, in the formats their tools read. GLB, OBJ,
          STL and PLY are measured in full; FBX, USDZ and DAE are read as well; scene files of modelling programs are listed with the
          version they were saved with.
        </p>
        <ul>
          <li>Work in metres, stand the object on the ground at the origin, and apply scale and rotation before you export.</li>
          <li>Name meshes and materials after what they are. A buyer with forty objects named Cube.001 cannot find the door handle.</li>
          <li>Pack textures beside the model with relative paths, and check the archive by opening it on another machine.</li>
          <li>Keep textures square, with sides that are powers of two, and no side longer than 16,384 pixels.</li>
          <li>Unwrap without overlaps unless overlapping is the point (mirrored halves, trim sheets), and then say so.</li>
          <li>Remove cameras, lights and helpers nobody needs. Keep levels of detail and collision meshes, named as such.</li>
        </ul>
        <p>
          A submission needs a title of 5 to 80 characters, a description of at least 120, a category, at least one file to download, at
          least three pictures, a licence, and a price that is either free or at least $0.99.
        </p>
      </>
    ),
  },
  {
    id: "checks",
    title: "What the checks look for",
    body: (
      <>
        <p>
          Every file is opened and measured when you upload it. What we find is shown to you beside the file, in words, before anybody else
          sees it. The measured facts fill the technical part of your product page, so you do not have to type them.
        </p>
        <FactTable
          caption="What the file checks look for"
          columns={["Result", "Found"]}
          rows={[
            [
              "Stops the submission",
              "Unreadable file, no geometry, invalid numbers, a texture the model asks for is missing, a program inside the download, an archive that unpacks to more than a hundred times its size or has more than 10,000 entries, a file over 5 GB",
            ],
            [
              "Warns you",
              "Non-manifold edges, loose or coincident vertices, faces without area, n-gons, UV overlap above 5%, textures that are not square or not a power of two or larger than 16,384 pixels, default names, transforms that were not applied, a size below 1 mm or above 1 km, absolute paths",
            ],
            ["Is written down", "Everything else we measured, for the buyer to read"],
          ]}
        />
        <p>
          A warning does not stop you. It lowers the quality score, which runs from 0 to 100; from 90 the product carries a badge. If your
          description claims something the measurement contradicts, the page shows it as "seller says" beside the measured figure.
        </p>
      </>
    ),
  },
  {
    id: "posters",
    title: "Posters and previews",
    body: (
      <>
        <p>
          The poster is what people see first: 4:3, one object, filling about four fifths of the frame, on a plain ground. The cover picture
          has to be at least 1,200 pixels wide. Show the model itself; a scene full of other things tells people they are buying the scene.
        </p>
        <ul>
          <li>Use one picture for the whole, one for a detail, one for the scale beside something familiar.</li>
          <li>Leave out text, frames and prices. They go stale and cannot be translated.</li>
          <li>Show what the buyer gets. A render with materials that are not in the download is a reason for a refund.</li>
        </ul>
        <p>
          The model people turn on your page is a light preview we make: at most 50,000 triangles, textures of at most 512 pixels, with a
          visible watermark. Exact wireframe and UV views are pictures rendered from the real file. Nothing that could be sold leaves with a
          preview.
        </p>
      </>
    ),
  },
  {
    id: "trainings",
    title: "Trainings",
    body: (
      <>
        <p>
          A <strong>tutorial</strong> has at least one lesson and three minutes. A <strong>course</strong> has at least five lessons in two
          or more sections, and thirty minutes. Every lesson needs a title and its video with sound, at 720p or better. At least one lesson
          is a free preview.
        </p>
        <p>
          Say the skill level, what one needs beforehand, and in three to eight lines what one will be able to do afterwards. Captions are
          recommended: many people watch without sound, and some cannot hear it. A lesson that buyers have paid for can be replaced, but
          removing it needs a review.
        </p>
      </>
    ),
  },
  {
    id: "ai-disclosure",
    title: "Saying where AI helped",
    body: (
      <>
        <p>Every item says one of three things, and buyers can filter by it:</p>
        <ul>
          <li>
            <strong>None.</strong> You made it by hand and with ordinary tools.
          </li>
          <li>
            <strong>Assisted.</strong> AI helped with a part, such as a texture or a first shape you then reworked.
          </li>
          <li>
            <strong>Generated.</strong> AI made most of what the buyer gets. A draft started from a generated model is marked so from the
            beginning.
          </li>
        </ul>
        <p>Leaving it out is a reason for reporting and for removal. Saying it costs you nothing.</p>
      </>
    ),
  },
  {
    id: "review",
    title: "Review and publication",
    body: (
      <>
        <p>
          After the checks a person looks at your submission, within 2 business days. They approve it, ask for changes with at least one
          comment on the field in question, or reject it with a reason. You may appeal a rejection once, within 30 days.
        </p>
        <p>
          Once published you can change price, pictures, tags and small mistakes in the description at any time. New files, another title,
          category or licence, and removing a format go through review again, while the version people know stays on sale. There is one such
          revision at a time.
        </p>
        <p>
          After five approvals, with no upheld report in 90 days and no warnings from the checks, your submissions are published without
          waiting. You can take a product off sale whenever you like; people who bought it keep it. For what happens when a product is
          reported, read the{" "}
          <Link to="/community-guidelines" hash="reports">
            community guidelines
          </Link>
          .
        </p>
      </>
    ),
  },
];
