/** The page of past bookings that an address asks for; the first where it asks for none that can be. */
export const pastPageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};
