import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The cards of the page to which a link can lead: `?to=agreement`. */
type Led = 'agreement' | 'security-deposit';

/** For the heading of such a card: once it is shown, it is scrolled to and takes the focus, so that it is read out. */
export const useArrival = (card: Led) => {
  const [query] = useSearchParams();
  const isDone = useRef(false);
  const isLed = query.get('to') === card;
  return useCallback(
    (heading: HTMLElement | null) => {
      if (!heading || !isLed || isDone.current) return;
      isDone.current = true;
      heading.focus({ preventScroll: true });
      heading.scrollIntoView({ block: 'start' });
    },
    [isLed],
  );
};
