import { redirect } from 'react-router';

/**
 * Leads a link of earlier versions, whose key is in the query, to the page that reads it behind `#`. The longest of
 * them live for seven days; this can go a week after no server makes them.
 */
export const leadOldLink = ({ pathname, searchParams }: URL, name: 'token' | 'preview', page = pathname): void => {
  const key = searchParams.get(name);
  if (!key) return;
  const query = new URLSearchParams(searchParams);
  query.delete(name);
  throw redirect(`${page}${query.size > 0 ? `?${query}` : ''}#${new URLSearchParams({ token: key })}`);
};
