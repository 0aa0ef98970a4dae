import { useTranslation } from 'react-i18next';
import type { ComingSeasonShape } from '#contract/pricing.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import type { VehiclePage } from '../read-vehicle-page.ts';

/** Whether the rates hold tax, and the seasons that change them in the next 12 months. */
export const RatesNote = ({ tax, seasons }: Pick<VehiclePage, 'tax' | 'seasons'>) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'rates' });
  const state = tax.enabled ? (tax.includeInPrice ? 'withTax' : 'beforeTax') : 'noTax';
  return (
    <p className="mt-2.5 text-sm text-muted">
      {t(state, { tax: tax.name })} {seasons === 'failed' ? t('seasonsMay') : <Seasons seasons={seasons} />}
    </p>
  );
};

const Seasons = ({ seasons }: { seasons: readonly ComingSeasonShape[] }) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'rates' });
  const language = useLanguage();
  const named = seasons.map(({ name, from, until }) =>
    t('season', {
      name: textIn(name, language),
      dates: formatDayRange(from, until, language, { long: true, year: false }),
    }),
  );
  const last = named.at(-1);
  if (!last) return null;
  const all = named.length === 1 ? last : t('and', { before: named.slice(0, -1).join(t('comma')), last });
  return t('seasons', { count: named.length, seasons: all });
};
