import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** The path that was open before the present one; in the browser only. */
const trail = { before: '', shown: '' };

/** Remembers where the office came from, for the panels that open over it. */
export const useTrail = (): void => {
  const { key, pathname } = useLocation();
  const last = useRef('');
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    trail.before = trail.shown;
    trail.shown = pathname;
  }, [key, pathname]);
};

/**
 * Closes a panel. Whoever opened it from its list gets the list, with its place; whoever came from another screen, such
 * as the calendar or today, goes back there.
 */
export const useWayBack = (listPath: string) => {
  const navigate = useNavigate();
  const cameByLink = useNavigationType() === 'PUSH';
  const isFromElsewhere = () => {
    const [list = ''] = listPath.split('?');
    return cameByLink && trail.before !== '' && !`${trail.before}/`.startsWith(`${list}/`);
  };
  const close = () => void (isFromElsewhere() ? navigate(-1) : navigate(listPath, { preventScrollReset: true }));
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || !isFromElsewhere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return { close, onClick };
};
