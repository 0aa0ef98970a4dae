import { useEffect, useEffectEvent, useState } from 'react';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { api } from '../api/browser.ts';
import type { Failure } from '../api/failure.ts';
import type { RouteInput } from '../api/routes.ts';
import { upload } from '../api/upload.ts';
import { unsentCount } from '../shell/unsent-count.ts';
import { encryptedStore, type Stored } from './encrypted-store.ts';

type Of = Readonly<{
  staffId: string;
  bookingId: string;
  /** The booking's number and its customer, for people. */
  number: string;
  customer: string;
  kind: 'pick-up' | 'return';
}>;

/** A photograph of a place, or a whole hand-over with what was typed into its form. */
type What =
  | Readonly<{ photo: PhotoPlace | null }>
  | Readonly<{ pickUp: RouteInput<'POST /admin/bookings/:id/pick-up'>['body']; typed: object }>
  | Readonly<{ back: RouteInput<'POST /admin/bookings/:id/return'>['body']; typed: object }>;

/** Something recorded on this device that the server has not taken yet. Its id is its name there too. */
export type Unsent = Stored<
  Of &
    Readonly<{
      what: What;
      /** Whether it could not be sent at once. */
      hasWaited: boolean;
      /** Why the server did not take it; null while it waits. */
      refused: Failure | null;
    }>
>;

export const isPhoto = ({ facts }: Pick<Unsent, 'facts'>): boolean => 'photo' in facts.what;

const sources = new Map<string, string>();

/** Where a photograph on this device is shown from, for as long as the page lasts. */
export const pictureSource = ({ id, bytes }: Unsent): string => {
  const source = sources.get(id) ?? URL.createObjectURL(new Blob([bytes ?? '']));
  sources.set(id, source);
  return source;
};

const store = encryptedStore<Unsent['facts']>('unsent');

/** What the browser could not store: it lasts as long as the page. */
const here = new Map<string, Unsent>();

/** What every tab is told, this one too. */
type News = Readonly<{ sent?: Pick<Unsent, 'id' | 'facts'> & Readonly<{ reply: unknown }> }>;
const listeners = new Set<(news: News) => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unsent');
const hear = (news: News) => {
  for (const listener of listeners) listener(news);
};
otherTabs?.addEventListener('message', ({ data }) => hear(data));
const tell = (news: News) => {
  hear(news);
  otherTabs?.postMessage(news);
};

/** Keeps it on this device until the server has it. Answers its id. */
export const saveUnsent = async (
  facts: Omit<Unsent['facts'], 'hasWaited' | 'refused'>,
  bytes: ArrayBuffer | null = null,
): Promise<string> => {
  const id = crypto.randomUUID();
  await put({ id, keptAt: Date.now(), facts: { ...facts, hasWaited: false, refused: null }, bytes });
  tell({});
  return id;
};

const put = async (one: Unsent): Promise<void> => {
  try {
    await store.put(one);
  } catch {
    here.set(one.id, one);
  }
  await count();
};

/** Keeps what became of it, unless somebody took it back. */
const update = async (one: Unsent, change: Partial<Pick<Unsent['facts'], 'hasWaited' | 'refused'>>): Promise<void> => {
  const isThere = here.has(one.id) || (await store.has(one.id).catch(() => false));
  if (isThere) await put({ ...one, facts: { ...one.facts, ...change } });
};

const remove = async (id: string): Promise<void> => {
  here.delete(id);
  await store.drop(id).catch(() => undefined);
  await count();
};

const count = async () => {
  const sum = here.size + (await store.count().catch(() => 0));
  if (sum > 0) unsentCount.write(`${sum}`);
  else unsentCount.remove();
};

export const dropUnsent = async (id: string): Promise<void> => {
  await remove(id);
  tell({});
};

/** What a member of staff recorded here and the server has not taken, the oldest first. */
export const unsentOf = async (staffId: string): Promise<Unsent[]> =>
  [...(await store.list().catch(() => [])), ...here.values()].filter(({ facts }) => facts.staffId === staffId);

/** Sends all that waits: hand-overs before photographs, one tab at a time. Ends where nothing answers. */
export const sendUnsent = async (staffId: string): Promise<void> => {
  await navigator.locks.request('send-unsent', async () => {
    // A browser that was killed may have forgotten how many there are.
    await count();
    const waiting = (await unsentOf(staffId)).filter(({ facts }) => !facts.refused);
    for (const one of waiting.sort((a, b) => Number(isPhoto(a)) - Number(isPhoto(b)))) {
      const outcome = await send(one);
      if (outcome.success) {
        await remove(one.id);
        tell({ sent: { id: one.id, facts: one.facts, reply: outcome.data } });
      } else if (isFinal(outcome)) {
        await update(one, { refused: outcome });
        tell({});
      } else {
        if (!one.facts.hasWaited) await update(one, { hasWaited: true });
        // What fails alone holds nothing else up.
        if (outcome.status !== 500) return;
      }
    }
  });
};

/** Whether it would be refused again: not where nothing answers, or something is too busy or signed out. */
const isFinal = ({ status }: Failure) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** What takes no longer came at once. */
const AT_ONCE_S = 3;

/** Seconds since it was recorded; left out where it comes at once. */
const agoOf = ({ keptAt, facts }: Unsent) => {
  const secondsAgo = Math.round((Date.now() - keptAt) / 1000);
  return facts.hasWaited || secondsAgo >= AT_ONCE_S ? { secondsAgo: Math.max(1, secondsAgo) } : {};
};

const send = async (one: Unsent) => {
  const { id, facts, bytes } = one;
  const { what, bookingId, kind } = facts;
  const params = { id: bookingId };
  const ago = agoOf(one);
  if ('pickUp' in what)
    return api.call('POST /admin/bookings/:id/pick-up', { params, body: { ...what.pickUp, id, ...ago } });
  if ('back' in what)
    return api.call('POST /admin/bookings/:id/return', { params, body: { ...what.back, id, ...ago } });
  return upload('POST /admin/bookings/:id/photos/:kind', {
    params: { ...params, kind },
    query: {
      id,
      ...(what.photo && { place: what.photo }),
      ...(ago.secondsAgo && { secondsAgo: String(ago.secondsAgo) }),
    },
    field: 'images',
    files: [new File([bytes ?? new ArrayBuffer()], `${id}.jpg`)],
  });
};

/** Calls with each change of what is unsent, in this tab or another. */
export const useNews = (onNews: (news: News) => void): void => {
  const listen = useEffectEvent(onNews);
  useEffect(() => {
    const listener = (news: News) => listen(news);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
};

/** What is unsent, as it changes; null until it is read. */
export const useUnsent = (staffId: string): readonly Unsent[] | null => {
  const [all, setAll] = useState<readonly Unsent[] | null>(null);
  const read = useEffectEvent(async () => setAll(await unsentOf(staffId)));
  useEffect(() => void read(), []);
  useNews(() => void read());
  return all;
};
