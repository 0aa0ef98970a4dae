/** The page of past bookings in an address; 1 where the address has no valid page. */
export const pastPageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};
