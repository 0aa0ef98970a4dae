import { useEffect } from 'react';

/** Removes the token of a mailed link from the address bar and the history; the page's form holds it. */
export const useHiddenToken = (token: string): void => {
  useEffect(() => {
    if (token === '') return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', withoutToken(pathname, search));
  }, [token]);
};

/** The address without its token; other parameters, such as that of an invitation, stay. */
export const withoutToken = (pathname: string, search: string): string => {
  const rest = new URLSearchParams(search);
  rest.delete('token');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
};

/** The token in the address of a mailed link; empty without one. */
export const tokenIn = ({ searchParams }: URL): string => (searchParams.get('token') ?? '').slice(0, 100);
