import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Gives a client-side route change the effects of a page load for keyboard and screen readers: moves the focus to the
 * content and announces the new title. A dialog that has taken the focus keeps it.
 */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement?.closest('[data-takes-focus]')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
};
