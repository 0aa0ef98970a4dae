import type { VehicleShape } from '#contract/fleet.ts';
import type { ComingSeasonShape } from '#contract/pricing.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { savingPercent } from '../../vehicle-card/saving.ts';
import { VehiclePart } from './part.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

type Props = { rates: VehicleShape['rates'] } & Pick<VehiclePage, 'tax' | 'seasons'>;

/** The daily, weekly and monthly rates, in total and per day, with the saving of the longer ones. */
export const RatesTable = ({ rates: { daily, weekly, monthly }, tax, seasons }: Props) => {
  const t = useWords('vehicle', 'rates');
  const rows = [
    { name: 'day', rate: daily, days: 1 },
    { name: 'week', rate: weekly, days: 7 },
    { name: 'month', rate: monthly, days: 30 },
  ] as const;
  return (
    <VehiclePart heading={t('heading')}>
      <table className="mt-4 w-full text-[0.9375rem] figures">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pb-2 text-left font-medium">
              {t('length')}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {t('rate')}
            </th>
            <th scope="col" className="pb-2 text-right font-medium max-sm:hidden">
              {t('perDay')}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {t('saves')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, rate, days }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-3 text-left font-regular">
                {t(name)}
              </th>
              <td className="py-3 text-right">
                <Money baht={rate} />
              </td>
              <td className="py-3 text-right max-sm:hidden">
                <Money baht={days === 1 ? rate : Math.round(rate / days)} />
              </td>
              <td className="py-3 text-right">
                <Saving percent={days === 1 ? 0 : savingPercent(daily, rate, days)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RatesNote tax={tax} seasons={seasons} />
    </VehiclePart>
  );
};

const Saving = ({ percent }: { percent: number }) => {
  const t = useWords('vehicle', 'rates');
  if (percent > 0) return <span className="font-semibold text-success">{percent}%</span>;
  return (
    <>
      <span aria-hidden="true" className="text-subtle">
        —
      </span>
      <span className="sr-only">{t('nothing')}</span>
    </>
  );
};

/** Whether the rates include tax, and the seasons that change them in the next 12 months. */
const RatesNote = ({ tax, seasons }: Pick<VehiclePage, 'tax' | 'seasons'>) => {
  const t = useWords('vehicle', 'rates');
  const state = tax.enabled ? (tax.includeInPrice ? 'withTax' : 'beforeTax') : 'noTax';
  return (
    <p className="mt-2.5 text-sm text-muted">
      {t(state, { tax: tax.name })} {seasons === 'failed' ? t('seasonsMay') : <Seasons seasons={seasons} />}
    </p>
  );
};

const Seasons = ({ seasons }: { seasons: readonly ComingSeasonShape[] }) => {
  const t = useWords('vehicle', 'rates');
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
