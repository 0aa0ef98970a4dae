import { encryptedStore } from './encrypted-store.ts';

type Copy = Readonly<{ status: number; headers: [string, string][]; whose?: string }>;

const copies = encryptedStore<Copy>('copies');

const GOOD_FOR_MS = 24 * 3_600_000;

/** The files of pages, which are nobody's own. Their names change with their content. */
const FILES = 'page-files';

/** Whether the product answered, and not the sign-in page of a Wi-Fi network: ours name their request. */
export const isOurs = ({ status, headers }: Response): boolean => status === 200 && headers.has('x-request-id');

/** Keeps an answer of the server under its path. */
export const saveCopy = async (path: string, answer: Response): Promise<void> => {
  const { status, headers } = answer;
  const bytes = await answer.arrayBuffer();
  await copies.put({ id: path, keptAt: Date.now(), facts: { status, headers: [...headers] }, bytes });
};

/** What is kept under a path, from the last 24 hours. */
const freshCopy = async (path: string) => {
  const copy = await copies.get(path);
  if (!copy || Date.now() - copy.keptAt < GOOD_FOR_MS) return copy;
  await copies.drop(path);
  return undefined;
};

/** A file as it was kept. */
export const fileCopy = async (path: string): Promise<Response | undefined> => {
  const copy = await freshCopy(path);
  return copy && new Response(copy.bytes, copy.facts);
};

/** A page as it was kept. It says when that was, for `useCopiedAt`. */
export const pageCopy = async (path: string): Promise<Response | undefined> => {
  const copy = await freshCopy(path);
  if (!copy?.bytes) return undefined;
  const html = new TextDecoder().decode(copy.bytes);
  return new Response(html.replace('<html', `<html data-copied-at="${copy.keptAt}"`), copy.facts);
};

/** When each path was kept, in milliseconds; older ones than 24 hours are forgotten. */
export const copyTimes = async (): Promise<ReadonlyMap<string, number>> => {
  const all = [...(await copies.moments())];
  const isOld = ([, keptAt]: readonly [string, number]) => Date.now() - keptAt >= GOOD_FOR_MS;
  await Promise.all(all.filter(isOld).map(([path]) => copies.drop(path)));
  return new Map(all.filter((one) => !isOld(one)));
};

const OWNER = 'whose';

/** Copies are one person's: whoever comes after finds none of them. */
export const copiesOnlyOf = async (staffId: string): Promise<void> => {
  const owner = await copies.get(OWNER);
  if (owner?.facts.whose === staffId) return;
  await copies.clear();
  await copies.put({ id: OWNER, keptAt: Date.now(), facts: { status: 0, headers: [], whose: staffId }, bytes: null });
};

/** A file of pages: from this device, else from the server, and then kept. */
export const pageFile = async (request: Request | string): Promise<Response> => {
  const files = await caches.open(FILES);
  const there = await files.match(request);
  if (there) return there;
  const answer = await fetch(request);
  if (isOurs(answer)) await files.put(request, answer.clone());
  return answer;
};

const pageFiles = /\/assets\/[\w./-]+/g;
const photographs = /\/api\/bookings\/[\w-]+\/photos\/[\w-]+/g;

/** Fetches a page and keeps it, with its files and the photographs on it. Rejects when the server is not reached. */
export const savePage = async (path: string): Promise<void> => {
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  if (!isOurs(answer) || answer.redirected) return;
  const html = await answer.clone().text();
  await saveCopy(path, answer);
  await Promise.all([...new Set(html.match(pageFiles))].map(pageFile));
  for (const photo of new Set(html.match(photographs))) {
    if (await copies.has(photo)) continue;
    const picture = await fetch(photo);
    if (isOurs(picture)) await saveCopy(photo, picture);
  }
};
