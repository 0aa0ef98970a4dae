import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is made on the server and taken over: a chart needs to know how wide its place is. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
