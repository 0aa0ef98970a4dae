import { type ClientInstrumentation, matchRoutes } from 'react-router';
import { fetchFile } from './load-part.ts';
import { retryNow } from './outage.ts';
import { untilAnswered, untilSignedIn } from './until-answered.ts';

type RouteFiles = Readonly<{ module: string; imports?: readonly string[] }>;

/** React Router's own global: the files of each route that it knows so far. */
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  }
}

/**
 * Repeats React Router's requests for page data and for unknown routes until they are answered, and forms once their
 * user has signed in again. React Router has no hook for this, so `fetch` is wrapped.
 */
export const keepPagesLoading = (): void => {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const isPage =
      url.origin === window.location.origin && (url.pathname.endsWith('.data') || url.pathname === MANIFEST);
    if (!isPage) return send(input, init);
    if (init?.method && init.method !== 'GET') return untilSignedIn(send, url, init);
    // Ahead, for links that are shown: nobody waits for these routes.
    if (url.pathname === MANIFEST && !isOfNextPage(url) && isIdle()) return send(input, init);
    const answer = await untilAnswered(send, url, init);
    if (url.pathname === MANIFEST && isOfNextPage(url)) await fetchFilesOfNextPage(answer.clone());
    return answer;
  };
  window.addEventListener('online', retryNow);
};

const MANIFEST = '/__manifest';

/**
 * Fetches the code of the next page before each navigation, until it arrives. Otherwise React Router reloads the whole
 * page when that code cannot be fetched. The browser then serves it from its cache.
 */
export const codeBeforeNavigation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : null;
        next = path;
        if (path !== null) await Promise.all(missingFiles(path).map(fetchFile));
        // Never resolves after a later navigation: this one must not continue then.
        if (next !== path) return new Promise(() => undefined);
        await navigate();
      },
    }),
};

/** The path of the latest navigation. */
let next: string | null = null;

/** Whether it asks for the routes of the page that is navigated to. */
const isOfNextPage = ({ searchParams }: URL) =>
  next !== null && searchParams.get('paths')?.split(',').includes(next) === true;

const isIdle = () => window.__reactRouterDataRouter?.state.navigation.state === 'idle';

/** The files of a path that the browser did not know yet are only named by this answer. */
const fetchFilesOfNextPage = async (answer: Response) => {
  const found: Record<string, RouteFiles> = await answer.json();
  await Promise.all(Object.values(found).flatMap(filesOf).map(fetchFile));
};

export const missingFiles = (path: string): string[] => {
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], path) ?? [];
  return matches.flatMap(({ route: { id, lazy } }) => {
    const files = lazy && window.__reactRouterManifest?.routes[id];
    return files ? filesOf(files) : [];
  });
};

const filesOf = ({ module, imports = [] }: RouteFiles) => [module, ...imports];
