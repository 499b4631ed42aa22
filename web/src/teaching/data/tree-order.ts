/** Sections with their lessons, as far as their order matters. */
export interface Branch<Leaf extends { id: string }> {
  id: string;
  lessons: readonly Leaf[];
}

type Tree<Leaf extends { id: string }, B extends Branch<Leaf>> = readonly B[];

/** Where a lesson is: in which section, and at which place in it. */
export function placeOf<Leaf extends { id: string }>(
  tree: Tree<Leaf, Branch<Leaf>>,
  lessonId: string,
): [section: number, lesson: number] | null {
  for (const [section, { lessons }] of tree.entries()) {
    const lesson = lessons.findIndex(({ id }) => id === lessonId);
    if (lesson >= 0) return [section, lesson];
  }
  return null;
}

/** "2.3", as lessons are counted. */
export const numberOf = <Leaf extends { id: string }>(tree: Tree<Leaf, Branch<Leaf>>, lessonId: string): string =>
  (placeOf(tree, lessonId) ?? []).map((at) => at + 1).join(".");

/** Puts a lesson at a place of a section. `index` counts without the lesson itself. */
export function putLesson<Leaf extends { id: string }, B extends Branch<Leaf>>(
  tree: Tree<Leaf, B>,
  lessonId: string,
  sectionId: string,
  index: number,
): B[] {
  const from = placeOf(tree, lessonId);
  const lesson = from && tree[from[0]]?.lessons[from[1]];
  if (!lesson || !tree.some(({ id }) => id === sectionId)) return [...tree];
  return tree.map((section) => {
    const rest = section.lessons.filter(({ id }) => id !== lessonId);
    return { ...section, lessons: section.id === sectionId ? rest.toSpliced(Math.max(0, index), 0, lesson) : rest };
  });
}

/** One place on or back; over the edge of its section it goes into the next one. */
export function stepLesson<Leaf extends { id: string }, B extends Branch<Leaf>>(tree: Tree<Leaf, B>, lessonId: string, step: -1 | 1): B[] {
  const place = placeOf(tree, lessonId);
  if (!place) return [...tree];
  const [section, lesson] = place;
  const here = tree[section];
  if (here && lesson + step >= 0 && lesson + step < here.lessons.length) return putLesson(tree, lessonId, here.id, lesson + step);
  const neighbour = tree[section + step];
  return neighbour ? putLesson(tree, lessonId, neighbour.id, step > 0 ? 0 : neighbour.lessons.length) : [...tree];
}

/** To the end of the section after or before its own. */
export function intoSection<Leaf extends { id: string }, B extends Branch<Leaf>>(tree: Tree<Leaf, B>, lessonId: string, step: -1 | 1): B[] {
  const place = placeOf(tree, lessonId);
  const target = place && tree[place[0] + step];
  return target ? putLesson(tree, lessonId, target.id, target.lessons.length) : [...tree];
}

export function putSection<B extends { id: string }>(tree: readonly B[], sectionId: string, index: number): B[] {
  const section = tree.find(({ id }) => id === sectionId);
  if (!section) return [...tree];
  return tree.filter((one) => one !== section).toSpliced(Math.max(0, index), 0, section);
}

export function stepSection<B extends { id: string }>(tree: readonly B[], sectionId: string, step: -1 | 1): B[] {
  const from = tree.findIndex(({ id }) => id === sectionId);
  const to = from + step;
  return from < 0 || to < 0 || to >= tree.length ? [...tree] : putSection(tree, sectionId, to);
}

/** What is dragged, and what it is let go over. */
export interface DraggedNode {
  kind: "section" | "lesson";
  id: string;
}

/** The tree after a drop: a lesson over a section goes to its end; over nothing it could join, everything stays. */
export function dropped<Leaf extends { id: string }, B extends Branch<Leaf>>(
  tree: Tree<Leaf, B>,
  source: DraggedNode,
  target: DraggedNode & { isBelow: boolean },
): B[] {
  if (source.kind === "section") {
    const [from, over] = [source.id, target.id].map((id) => tree.findIndex((section) => section.id === id));
    if (target.kind !== "section" || from === undefined || over === undefined || from < 0 || over < 0) return [...tree];
    return putSection(tree, source.id, placeWithout(from, over + Number(target.isBelow)));
  }
  if (target.kind === "section") return putLesson(tree, source.id, target.id, Number.MAX_SAFE_INTEGER);
  const [from, over] = [placeOf(tree, source.id), placeOf(tree, target.id)];
  const section = over && tree[over[0]];
  if (!from || !over || !section) return [...tree];
  const index = over[1] + Number(target.isBelow);
  return putLesson(tree, source.id, section.id, from[0] === over[0] ? placeWithout(from[1], index) : index);
}

/** Counted without the one that moves. */
const placeWithout = (from: number, to: number): number => (from < to ? to - 1 : to);
