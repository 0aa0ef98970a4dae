import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

let isFirstPage = true;

/** Whether the page is still the one that the server made, being hydrated. */
export const isHydrating = (): boolean => isFirstPage;

/** Called once when the page that the server made is hydrated: what is shown from now on is made here. */
export const firstPageIsHydrated = (): void => {
  isFirstPage = false;
};

/**
 * A part of a page that only shows and links. In the page that the server made, its markup stays as it came, and its
 * code is not fetched; in a page that a browser moves to, it is made like any other. Its links are followed inside the
 * browser either way. `until: 'seen'`: a part that does change; it is hydrated when it is scrolled near.
 */
export const staticIsland = async <Props extends object>(load: Load<Props>, { until }: { until?: 'seen' } = {}) => {
  const Part = import.meta.env.SSR ? (await load()).default : lazy(load);
  return (props: Props) => {
    // While it is worked on, Vite can only put into the page what is hydrated.
    const [stays] = useState(import.meta.env.PROD && !import.meta.env.SSR && isFirstPage);
    const [Seen, setSeen] = useState<ComponentType<Props> | null>(null);
    const wake = () =>
      load().then(
        ({ default: Whole }) => setSeen(() => Whole),
        // Without a line it stays as it was served, which is whole.
        () => undefined,
      );
    const Whole = Seen ?? (stays ? null : Part);
    if (!Whole) return <Served key="served" wake={wake} until={until} />;
    return (
      <div key="hydrated">
        <Whole {...props} />
      </div>
    );
  };
};

// React leaves the children of an element alone whose markup it was told to be somebody else's.
const Served = ({ wake, until }: { wake: () => Promise<void>; until: 'seen' | undefined }) => {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const part = box.current;
    const follow = (event: MouseEvent) => {
      const path = pathToFollow(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    part?.addEventListener('click', follow);
    return () => part?.removeEventListener('click', follow);
  }, [navigate]);
  const awaken = useRef(wake);
  useEffect(() => {
    if (!box.current) return;
    // React made the page anew after all, so there is nothing that was served.
    if (!box.current.hasChildNodes()) void awaken.current();
    if (!until) return;
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void awaken.current();
    };
    const observer = new IntersectionObserver(watch, { rootMargin: '300px' });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [until]);
  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
};

/** Where a plain click leads inside this site; null for any other, which is the browser's. */
const pathToFollow = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== window.location.origin) return null;
  return link.pathname + link.search + link.hash;
};
