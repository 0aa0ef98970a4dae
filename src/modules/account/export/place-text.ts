/** The cookie that a browser is known by is a key: who has it may come from a known place. That there is one is told. */
export const A_BROWSER = 'a browser';

type Place = Readonly<{ place: string; lastAt: Temporal.Instant }>;

export const placeText = ({ place, lastAt }: Place): Place => ({
  place: place.startsWith('browser ') ? A_BROWSER : place,
  lastAt,
});
