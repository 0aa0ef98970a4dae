import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a full page load does for keyboard and screen reader, after a change of route in the page: the focus starts at
 * the content and the new title is read out. What opens beside the content, and takes the focus itself, keeps it.
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
