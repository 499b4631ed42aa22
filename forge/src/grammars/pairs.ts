/** A long outline reads better as one row of numbers: two at a time, they are its points. */
export function pairs(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2], numbers[at * 2 + 1]]);
}
