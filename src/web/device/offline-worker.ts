import { fileCopy, isOurs, pageCopy, pageFile, saveCopy } from './page-copies.ts';

// What runs beside the hand-overs' pages, so that they open without a connection. Built by scripts/build-pages.ts into
// one file, since a browser takes no other from here.

/** What TypeScript's library for pages leaves out. */
type FetchEvent = Event &
  Readonly<{
    request: Request;
    respondWith: (answer: Promise<Response>) => void;
    waitUntil: (work: Promise<unknown>) => void;
  }>;
type InstallEvent = Event & Readonly<{ waitUntil: (work: Promise<unknown>) => void }>;
type Worker = Readonly<{
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: Readonly<{ claim: () => Promise<void> }>;
  addEventListener: ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: InstallEvent) => void) => void);
}>;
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

const handOverPage = /^\/admin\/(hand-overs|bookings\/[\w-]+\/hand-over)$/;
const photograph = /^\/api\/bookings\/[\w-]+\/photos\/[\w-]+$/;

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(pageFile(request));
  else if (request.mode === 'navigate' && handOverPage.test(pathname)) event.respondWith(pageNow(event));
  else if (photograph.test(pathname)) event.respondWith(photoNow(request));
});

/** How long a page of the server is waited for while a copy is here. */
const PATIENCE_MS = 4000;

/** The page as the server has it, kept for later; without a server, as it was kept. */
const pageNow = async (event: FetchEvent): Promise<Response> => {
  const { request } = event;
  const path = pathOf(request);
  const answer = await answered(request, PATIENCE_MS);
  if (!answer || isAway(answer)) return (await pageCopy(path)) ?? answer ?? fetch(request);
  if (isOurs(answer)) event.waitUntil(saveCopy(path, answer.clone()));
  return answer;
};

/** A photograph never changes: the copy is as good. */
const photoNow = async (request: Request): Promise<Response> => (await fileCopy(pathOf(request))) ?? fetch(request);

const answered = (request: Request, withinMs: number): Promise<Response | undefined> =>
  fetch(request, { signal: AbortSignal.timeout(withinMs) }).catch(() => undefined);

/** Something else answers in place of the product. */
const isAway = (answer: Response) =>
  (answer.status >= 502 && answer.status <= 504) || (answer.status === 200 && !isOurs(answer));

const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
