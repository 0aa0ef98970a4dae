type OneWay = Readonly<{
  fromId: string;
  from: string;
  fromInThai: string | null;
  toId: string;
  to: string;
  toInThai: string | null;
  rentals: number;
}>;

type Balance = Readonly<{ place: string; placeInThai: string | null; arrived: number; left: number; net: number }>;

/** What each place gained and lost by one-way rentals, most gained first. All together gain nothing. */
export const placeBalances = (pairs: readonly OneWay[]): Balance[] => {
  const moves = pairs.flatMap((pair) => [
    { id: pair.fromId, place: pair.from, placeInThai: pair.fromInThai, arrived: 0, left: pair.rentals },
    { id: pair.toId, place: pair.to, placeInThai: pair.toInThai, arrived: pair.rentals, left: 0 },
  ]);
  return [...Map.groupBy(moves, ({ id }) => id).values()]
    .map((rows) => {
      const arrived = rows.reduce((sum, row) => sum + row.arrived, 0);
      const left = rows.reduce((sum, row) => sum + row.left, 0);
      const { place = '', placeInThai = null } = rows[0] ?? {};
      return { place, placeInThai, arrived, left, net: arrived - left };
    })
    .toSorted((a, b) => b.net - a.net || (a.place < b.place ? -1 : 1));
};
