export interface TableSize {
  width: number;
  depth: number;
  height: number;
  thick: number;
  isRound: boolean;
}
