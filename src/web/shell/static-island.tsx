import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

let isFirstPage = true;

/** Whether the server-rendered page is still hydrating. */
export const isHydrating = (): boolean => isFirstPage;

/** Called once when the server-rendered page is hydrated: later pages are rendered in the browser. */
export const firstPageIsHydrated = (): void => {
  isFirstPage = false;
};

/**
 * A part of a page that only shows and links. In a server-rendered page its markup stays as it is and its code is not
 * fetched; after client-side navigation it renders as usual. Its links are client-side in both cases. `until:
 * 'seen'`: a part that does change; it is hydrated when scrolled near.
 */
export const staticIsland = async <Props extends object>(load: Load<Props>, { until }: { until?: 'seen' } = {}) => {
  const Part = import.meta.env.SSR ? (await load()).default : lazy(load);
  return (props: Props) => {
    // In development every part is hydrated: Vite can insert only what is hydrated.
    const [stays] = useState(import.meta.env.PROD && !import.meta.env.SSR && isFirstPage);
    const [Seen, setSeen] = useState<ComponentType<Props> | null>(null);
    const wake = () =>
      load().then(
        ({ default: Whole }) => setSeen(() => Whole),
        // If the code cannot be fetched, the served markup stays.
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

// React does not touch the children of an element with dangerouslySetInnerHTML.
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
    // React re-rendered the page in the browser after all, so there is no served markup.
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

/** The path of a plain click on a link of this site; null for any other click, left to the browser. */
const pathToFollow = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== window.location.origin) return null;
  return link.pathname + link.search + link.hash;
};
