import { isId } from '#kernel/is-id.ts';
import type { BookingDraft } from './draft.ts';

type Extras = Pick<BookingDraft, 'cover' | 'addons'>;

/** A cover and add-ons in an address: `cover=ID&coverPayAt=pickup&addon=ID:2`. */
export const extrasQuery = ({ cover, addons }: Extras): URLSearchParams => {
  const query = new URLSearchParams();
  if (cover && cover !== 'none') query.set('cover', cover.packageId);
  if (cover && cover !== 'none' && cover.payAt === 'pickup') query.set('coverPayAt', cover.payAt);
  for (const [id, quantity] of Object.entries(addons)) query.append('addon', `${id}:${quantity}`);
  return query;
};

/** The cover and add-ons that an address names; null if it names none. */
export const extrasIn = (query: URLSearchParams): Extras | null => {
  const packageId = query.get('cover');
  const payAt = query.get('coverPayAt') === 'pickup' ? 'pickup' : 'online';
  const cover = isId(packageId) ? ({ packageId, payAt } as const) : null;
  const addons = Object.fromEntries(query.getAll('addon').flatMap(addonIn));
  return cover || Object.keys(addons).length > 0 ? { cover, addons } : null;
};

const addonIn = (text: string): [string, number][] => {
  const [id, quantity = ''] = text.split(':');
  return isId(id) && /^[1-9]\d?$/.test(quantity) ? [[id, Number(quantity)]] : [];
};
