import type { Language } from '#contract/fields.ts';
import { nothing, toBaht } from '#kernel/money.ts';
import { type ChosenCover, readChosenCover } from '#modules/extras/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { bahtText } from '#words/baht-text.ts';
import type { Booking } from '../../records/booking-store.ts';
import { filled } from './agreement-texts.ts';
import type { Bilingual } from './bilingual.ts';

/** The cover of a booking as it was sold; null where none was chosen. */
export const coverOf = async (tx: Tx, { soldCover, insurancePackageId }: Booking): Promise<ChosenCover | null> =>
  soldCover ?? ((insurancePackageId && (await readChosenCover(tx, insurancePackageId))) || null);

/** Its name, and what the customer pays in spite of it. */
export const coverText = ({ name, nameInThai, excess }: ChosenCover): Bilingual =>
  filled(excess === null ? 'coverNotForTheVehicle' : 'coverAndExcess', (language) => ({
    name: (language === 'th' && nameInThai) || name,
    amount: bahtText(toBaht(excess ?? nothing)),
  }));

/** What the customer answers for when the vehicle comes to harm. */
export const liability = (cover: ChosenCover | null, language: Language): string => {
  if (!cover || cover.excess === null) return filled('uncovered')[language];
  if (cover.excess === 0) return filled('coveredWhole')[language];
  return filled('covered', { amount: bahtText(toBaht(cover.excess)) })[language];
};
