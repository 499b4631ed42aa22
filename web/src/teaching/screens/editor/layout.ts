/** The course as a tree, and beside it the lesson that is open. */
export const lessonGridStyle = "grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]";
