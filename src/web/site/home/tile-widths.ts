export type TileWidth = 3 | 4 | 5 | 6 | 12;

const rows: Record<number, readonly TileWidth[][]> = {
  1: [[12]],
  2: [[6, 6]],
  3: [
    [5, 4, 3],
    [3, 4, 5],
  ],
  4: [[3, 3, 3, 3]],
};

/** How many of twelve columns each tile takes: rows of three of different widths, and of four or two for what is left. */
export const tileWidths = (count: number): TileWidth[] => {
  const fours = count < 3 ? 0 : (3 - (count % 3)) % 3 === 0 ? 0 : count % 3;
  const hasRoom = count - fours * 4 >= 0;
  const lengths =
    count < 3 || !hasRoom
      ? split(count, 2)
      : [...Array<number>((count - fours * 4) / 3).fill(3), ...Array<number>(fours).fill(4)];
  return lengths.flatMap((length, index) => rows[length]?.[index % (rows[length]?.length ?? 1)] ?? []);
};

const split = (count: number, most: number): number[] =>
  count === 0 ? [] : [Math.min(count, most), ...split(Math.max(0, count - most), most)];
