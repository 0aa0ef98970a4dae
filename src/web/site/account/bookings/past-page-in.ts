/** The page of past bookings that an address asks for; the first where it asks for none that can be. */
export const pastPageIn = (query: URLSearchParams): number => {
  const asked = Number(query.get('page'));
  return Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
};
