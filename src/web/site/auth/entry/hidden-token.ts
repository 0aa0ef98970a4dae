import { useEffect } from 'react';

/** Takes the token of a mail's link out of the address bar and the history; the form of the page holds it. */
export const useHiddenToken = (token: string): void => {
  useEffect(() => {
    if (token === '') return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', withoutToken(pathname, search));
  }, [token]);
};

/** The address with all but the token: an invitation stays one. */
export const withoutToken = (pathname: string, search: string): string => {
  const rest = new URLSearchParams(search);
  rest.delete('token');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
};

/** The token in an address of a mail; empty where there is none. */
export const tokenIn = ({ searchParams }: URL): string => (searchParams.get('token') ?? '').slice(0, 100);
