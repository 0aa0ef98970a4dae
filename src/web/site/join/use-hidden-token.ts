import { useEffect } from 'react';

/** Takes the token of a mail's link out of the address bar and the history; the form of the page holds it. */
export const useHiddenToken = (token: string): void => {
  useEffect(() => {
    if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
};

/** The token in an address of a mail; empty where there is none. */
export const tokenIn = ({ searchParams }: URL): string => (searchParams.get('token') ?? '').slice(0, 100);
