/** The narrowest space in which a name can be read, cut short by an ellipsis if it must. */
const NAME_PX = 60;

/** From this width on, a second line is readable too. */
const TWO_LINES_PX = 90;

export type BarLabel = Readonly<{
  /** In the bar, after it up to the next bar, or only in its accessible name. */
  place: 'inside' | 'beside' | 'hidden';
  hasTwoLines: boolean;
}>;

/** Where the words of a bar stand: `room` is the free pixels after it. */
export const barLabel = (width: number, room = 0): BarLabel => {
  if (width >= NAME_PX) return { place: 'inside', hasTwoLines: width >= TWO_LINES_PX };
  return { place: room >= NAME_PX ? 'beside' : 'hidden', hasTwoLines: false };
};
