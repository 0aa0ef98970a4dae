import type { DriverShape } from '#contract/drivers.ts';
import { textIn } from '../languages/text-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { formatDay } from '../ui/dates.ts';

/** Returns what is known of a driver's licence, in words. */
export const useDriverWords = (): ((driver: Omit<DriverShape, 'seenAt'>) => string) => {
  const t = useWords('drivers');
  const language = useLanguage();
  const dayOf = (date: string) => formatDay(date, language, { weekday: false, year: true });
  return ({ licenseCountryName, licenseClass, licenseLastFour, licenseIssuedOn, licenseExpiresOn, permit }) =>
    [
      t('license', { country: textIn(licenseCountryName, language) }),
      licenseClass,
      licenseLastFour && t('ending', { digits: licenseLastFour }),
      t('issued', { day: dayOf(licenseIssuedOn) }),
      licenseExpiresOn ? t('valid', { day: dayOf(licenseExpiresOn) }) : t('forLife'),
      permit && t('withPermit', { year: permit }),
    ]
      .filter(Boolean)
      .join(', ');
};
