import { areDamageDrafts } from '../../../damage/stored-damage.ts';
import { storedList } from '../../../shell/stored-list.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import type { HandOverKind } from '../booking.ts';
import type { Fields } from './fields.ts';

/** Whose hand-over it is, of which booking. */
export type HandOverName = Readonly<{ staffId: string; bookingId: string; kind: HandOverKind }>;

/** What a member of staff typed at a hand-over that is not recorded yet. */
export type HandOverDraft = HandOverName & Readonly<{ keptAt: number; fields: Partial<Fields> }>;

const nameOf = ({ staffId, bookingId, kind }: HandOverName) => `${staffId} ${bookingId} ${kind}`;

const kinds: Readonly<Record<keyof Fields, 'text' | 'tick' | 'eighths' | 'damage'>> = {
  licenseChecked: 'tick',
  licensesSeen: 'text',
  mileage: 'text',
  fuel: 'eighths',
  damage: 'text',
  note: 'text',
  inspected: 'tick',
  newDamage: 'damage',
  lateChoice: 'text',
  lateFee: 'text',
  lateReason: 'text',
  keepsPrice: 'tick',
  keepsDeposit: 'tick',
  returnedDate: 'text',
  returnedTime: 'text',
  pickUpMileage: 'text',
  pickUpMileageReason: 'text',
  withoutAgreement: 'text',
};

const isDraft = (value: unknown): value is HandOverDraft => {
  const { staffId, bookingId, kind, keptAt, fields }: Partial<Record<keyof HandOverDraft, unknown>> = Object(value);
  return (
    [staffId, bookingId, kind].every((one) => typeof one === 'string') &&
    typeof keptAt === 'number' &&
    Object.entries(Object(fields)).every(([name, one]) => isField(name, one))
  );
};

const isField = (name: string, value: unknown): boolean => {
  const kind: unknown = Object(kinds)[name];
  if (kind === 'tick') return typeof value === 'boolean';
  if (kind === 'damage') return areDamageDrafts(value);
  return kind === 'text' ? typeof value === 'string' : kind === 'eighths' && Number.isInteger(value);
};

const drafts = storedList<HandOverDraft>('hand-overs', { isEntry: isDraft, nameOf });

/** What was typed before in this browser, for a day; null without. */
export const draftOf = (name: HandOverName): HandOverDraft | null =>
  drafts.read().find((draft) => nameOf(draft) === nameOf(name)) ?? null;

/** Returns whether it outlives the page. */
export const keepDraft = (name: HandOverName, fields: Partial<Fields>): boolean =>
  drafts.keep({ ...name, fields, keptAt: Date.now() });

export const dropDraft = (name: HandOverName): void => drafts.drop(nameOf(name));

/** Returns a function that says when a hand-over was begun in this browser; null if it was not, and on the server. */
export const useBegunAt = (staffId: string) => {
  const isReady = useIsReady();
  return (bookingId: string, kind: HandOverKind): string | null => {
    const draft = isReady ? draftOf({ staffId, bookingId, kind }) : null;
    return draft && new Date(draft.keptAt).toISOString();
  };
};
