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
        <p>
          We're opening shops one by one for now. <Link to="/contact">Write to us</Link>, choose "Selling and payouts", and send:
        </p>
        <ol>
          <li>A link to your portfolio, or three works in the category you'd like to sell in.</li>
          <li>What you plan to sell, in a few sentences.</li>
          <li>A name for your shop.</li>
        </ol>
        <p>
          We'll reply within two business days. You can already fill your portfolio here: it's public, and it's the first thing we look at.
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
          People buy your model to use it today. Give them a file that opens without surprises, in formats their tools can read. We measure
          GLB, OBJ, STL and PLY in full, read FBX, USDZ and DAE, and list scene files with the version they were saved in.
        </p>
        <ul>
          <li>Work in metres, put the object on the ground at the origin, and apply scale and rotation before you export.</li>
          <li>Name meshes and materials after what they are. Nobody finds the door handle among forty objects called Cube.001.</li>
          <li>Pack textures next to the model with relative paths, and test the archive on another computer.</li>
          <li>Keep textures square, with power-of-two sides of at most 16,384 pixels.</li>
          <li>Unwrap without overlaps, unless overlapping is the point (mirrored halves, trim sheets). If it is, say so.</li>
          <li>Remove cameras, lights and helpers nobody needs. Keep levels of detail and collision meshes, and name them.</li>
        </ul>
        <p>
          We'll need a title of 5 to 80 characters, a description of at least 120, a category, at least one file and three pictures, a
          licence, and a price: free, or at least $0.99.
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
          We open and measure every file. You'll see what we found, in plain words, before anyone else does. The measured facts fill the
          technical part of your product page, so you don't have to.
        </p>
        <FactTable
          caption="What the file checks look for"
          columns={["Result", "Found"]}
          rows={[
            [
              "Stops it",
              "Unreadable file, no geometry, invalid numbers, a texture the model asks for is missing, a program inside the download, an archive that unpacks to more than a hundred times its size or has more than 10,000 entries, a file over 5 GB",
            ],
            [
              "Warns you",
              "Non-manifold edges, loose vertices, faces without area, n-gons, UV overlap above 5%, textures that are not square or not a power of two or larger than 16,384 pixels, default names, transforms that were not applied, a size below 1 mm or above 1 km, absolute paths, far more triangles, textures or pieces than a model of its kind needs",
            ],
            ["Shown to buyers", "Everything else we measured"],
          ]}
        />
        <p>A warning doesn't stop you, but it lowers your quality score, which goes from 0 to 100.</p>
      </>
    ),
  },
  {
    id: "posters",
    title: "Posters and previews",
    body: (
      <>
        <p>
          The poster is what people see first: 4:3, one object, filling about four fifths of the frame, on a plain background. Make it at
          least 1,200 pixels wide. Show just the model; if you show a whole scene, people think they're buying the scene.
        </p>
        <ul>
          <li>Show the whole model, a detail, and its scale next to something familiar.</li>
          <li>Leave out text, frames and prices. They go out of date and can't be translated.</li>
          <li>Show what people get. Materials that aren't in the download are a reason for a refund.</li>
        </ul>
        <p>
          The model people turn on your page is a lighter preview we make for you, with at most 50,000 triangles and 512-pixel textures. The
          exact wireframe and UV views are pictures rendered from the real file, so nobody can take what you sell from a preview.
        </p>
      </>
    ),
  },
  {
    id: "trainings",
    title: "Courses",
    body: (
      <>
        <p>
          A <strong>tutorial</strong> teaches one thing, in one lesson or a few. A <strong>course</strong> has several lessons in sections.
          Lessons are videos or texts. Offer at least one free preview.
        </p>
        <p>
          Tell people the skill level, what they need to know first, and what they'll be able to do afterwards. Add captions: many people
          watch without sound, and some can't hear it.
        </p>
        <p>
          People who own your course can ask below each lesson. We notify you, and questions you haven't answered yet are on your overview.
          Whoever finishes every lesson gets a certificate with your shop's name on it.
        </p>
      </>
    ),
  },
  {
    id: "ai-disclosure",
    title: "Saying where AI helped",
    body: (
      <>
        <p>Every item says one of three things:</p>
        <ul>
          <li>
            <strong>None.</strong> You made it by hand and with ordinary tools.
          </li>
          <li>
            <strong>Assisted.</strong> AI helped with a part, such as a texture or a first shape you then reworked.
          </li>
          <li>
            <strong>Generated.</strong> AI made most of what the buyer gets.
          </li>
        </ul>
        <p>If you leave it out, we may take the item down.</p>
      </>
    ),
  },
  {
    id: "review",
    title: "Review",
    body: (
      <>
        <p>
          After the automatic checks, one of us looks at your work. We publish it, ask for changes and say what to change, or decline it
          with a reason.
        </p>
        <p>
          You can take a product off sale whenever you like. People who bought it keep it. For what happens when someone reports a product,
          see the{" "}
          <Link to="/community-guidelines" hash="reports">
            community guidelines
          </Link>
          .
        </p>
      </>
    ),
  },
];
