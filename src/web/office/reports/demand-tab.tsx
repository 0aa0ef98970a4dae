import { useSearchParams } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay, formatDayRange } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { Figure } from '../dashboard/figures/figure.tsx';
import { countText, Strip } from './parts/money-figures.tsx';
import { SumsTable } from './parts/sums-table.tsx';
import { readReportsSearch } from './reports-address.ts';

type DemandReport = DataOf<'GET /admin/reports/demand'>;

/** What was wished and what was given: upgrades of a class, one-way rentals, searches that found nothing free. */
export const DemandTab = ({ report }: { report: DemandReport }) => (
  <>
    <Figures report={report} />
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <RefusedParts rows={report.refusedParts} />
      <RefusedCategories rows={report.refusedByCategory} />
      <RefusedLengths rows={report.refusedByLength} />
      <RefusedLeads rows={report.refusedByLead} />
    </div>
    <Upgrades rows={report.byClass} />
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <OneWay rows={report.oneWayPairs} />
      <Places rows={report.placeBalances} />
    </div>
  </>
);

const Figures = ({ report: { ofClass, returns, oneWay, refused } }: { report: DemandReport }) => {
  const t = useWords('reports', 'demand');
  const baht = useBaht();
  return (
    <Strip columns={5}>
      <Figure name={t('refused')} value={countText(refused.total)}>
        {t('refusedBefore', { count: refused.previousPeriod })}
        <span className="block">{t('refusedText')}</span>
      </Figure>
      <Figure name={t('classRentals')} value={countText(ofClass.rentals)}>
        {t('classRentalsText', { count: ofClass.others })}
      </Figure>
      <Figure name={t('upgrades')} value={countText(ofClass.upgrades)}>
        {t('upgradesText')}
      </Figure>
      <Figure name={t('perDay')} value={baht(ofClass.perDay)}>
        {t('perDayText')}
      </Figure>
      <Figure name={t('oneWay')} value={countText(oneWay)}>
        {t('oneWayText', { count: returns })}
      </Figure>
    </Strip>
  );
};

const searches = (name: string) => [{ name, unit: 'count' as const, onPhone: true }];

const RefusedParts = ({ rows }: { rows: DemandReport['refusedParts'] }) => {
  const t = useWords('reports', 'demand');
  const language = useLanguage();
  const [query] = useSearchParams();
  const { type } = readReportsSearch(query, '2000-01-01');
  const nameOf = (first: string, last: string) =>
    first === last ? formatDay(first, language, { year: true }) : formatDayRange(first, last, language, { year: true });
  return (
    <SumsTable
      title={t(`parts.${type}`)}
      head={t('part')}
      columns={searches(t('searches'))}
      rows={rows.map((row) => ({ name: nameOf(row.period, row.lastDay), figures: [row.searches] }))}
      none={t('noneRefused')}
    />
  );
};

const RefusedCategories = ({ rows }: { rows: DemandReport['refusedByCategory'] }) => {
  const t = useWords('reports', 'demand');
  const nameOf = useName();
  return (
    <SumsTable
      title={t('byCategory')}
      head={t('category')}
      columns={searches(t('searches'))}
      rows={rows.map((row) => ({
        name: nameOf(row.category, row.categoryInThai) || t('anyCategory'),
        figures: [row.searches],
      }))}
      none={t('noneRefused')}
    />
  );
};

/** Every length has its row, so that none is missed; without a search there is none. */
const RefusedLengths = ({ rows }: { rows: DemandReport['refusedByLength'] }) => {
  const t = useWords('reports', 'demand');
  return (
    <SumsTable
      title={t('byLength')}
      head={t('length')}
      columns={searches(t('searches'))}
      rows={unlessAllZero(rows).map((row) => ({ name: t(`lengthOf.${row.length}`), figures: [row.searches] }))}
      none={t('noneRefused')}
    />
  );
};

const RefusedLeads = ({ rows }: { rows: DemandReport['refusedByLead'] }) => {
  const t = useWords('reports', 'demand');
  return (
    <SumsTable
      title={t('byLead')}
      head={t('lead')}
      columns={searches(t('searches'))}
      rows={unlessAllZero(rows).map((row) => ({ name: t(`leadOf.${row.weeks}`), figures: [row.searches] }))}
      none={t('noneRefused')}
    />
  );
};

const unlessAllZero = <Row extends { searches: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.some((row) => row.searches > 0) ? rows : [];

const Upgrades = ({ rows }: { rows: DemandReport['byClass'] }) => {
  const t = useWords('reports', 'demand');
  const nameOf = useName();
  return (
    <SumsTable
      title={t('byClass')}
      head={t('category')}
      columns={[
        { name: t('rentals'), unit: 'count' },
        { name: t('others'), unit: 'count' },
        { name: t('upgrades'), unit: 'count', onPhone: true },
        { name: t('perDay'), unit: 'baht', onPhone: true },
      ]}
      rows={rows.map(({ category, categoryInThai, rentals, others, upgrades, perDay }) => ({
        name: nameOf(category, categoryInThai),
        figures: [rentals, others, upgrades, perDay],
      }))}
      none={t('noneOfClass')}
    />
  );
};

const OneWay = ({ rows }: { rows: DemandReport['oneWayPairs'] }) => {
  const t = useWords('reports', 'demand');
  const nameOf = useName();
  return (
    <SumsTable
      title={t('pairs')}
      head={t('pair')}
      columns={[{ name: t('rentals'), unit: 'count', onPhone: true }]}
      rows={rows.map(({ from, fromInThai, to, toInThai, rentals }) => ({
        name: t('pairOf', { from: nameOf(from, fromInThai), to: nameOf(to, toInThai) }),
        figures: [rentals],
      }))}
      none={t('nonePairs')}
    />
  );
};

const Places = ({ rows }: { rows: DemandReport['placeBalances'] }) => {
  const t = useWords('reports', 'demand');
  const nameOf = useName();
  return (
    <SumsTable
      title={t('places')}
      head={t('place')}
      columns={[
        { name: t('arrived'), unit: 'count', onPhone: true },
        { name: t('left'), unit: 'count', onPhone: true },
        { name: t('net'), unit: 'count', onPhone: true },
      ]}
      rows={rows.map(({ place, placeInThai, arrived, left, net }) => ({
        name: nameOf(place, placeInThai),
        figures: [arrived, left, net],
      }))}
      none={t('nonePairs')}
      note={t('placesNote')}
    />
  );
};

/** A name in the language of the screen. */
const useName = () => {
  const language = useLanguage();
  return (name: string, inThai: string | null) => (language === 'th' && inThai) || name;
};
