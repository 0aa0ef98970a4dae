import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { Part } from '../part.tsx';
import type { PricingSearch } from '../pricing-address.ts';
import type { Category, Season, Year } from '../read-pricing.ts';
import { Overlaps } from '../year/overlaps.tsx';
import { YearPart } from '../year/year-part.tsx';
import type { SeasonEdited } from './season-dialogs.tsx';
import { SeasonTable } from './season-table.tsx';

type Props = {
  search: PricingSearch;
  now: string;
  seasons: Failure | { success: true; data: Season[] };
  categories: Failure | { success: true; data: Category[] };
  category: Category | undefined;
  year: Failure | { success: true; data: Year } | null;
  onEdit: (edited: SeasonEdited) => void;
};

/** The year of a category, where seasons overlap, and every seasonal rate. */
export const SeasonsTab = ({ search, now, seasons, categories, category, year, onEdit }: Props) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'seasons' });
  const known = categories.success ? categories.data : [];
  return (
    <div className="grid gap-4 p-4 md:px-6">
      {year && !year.success && <ListFailed title={t('yearFailed')} failure={year} />}
      {year?.success && category && (
        <>
          <YearPart found={year.data} {...{ search, now, category }} categories={known} />
          {year.data.overlaps.length > 0 && <Overlaps year={year.data} />}
        </>
      )}
      {seasons.success && (
        <Part title={t('every')} text={t('everyText')}>
          {seasons.data.length === 0 ? (
            <EmptyList icon="tag" title={t('none')} text={t('noneText')} />
          ) : (
            <SeasonTable seasons={seasons.data} categories={known} onEdit={onEdit} />
          )}
        </Part>
      )}
    </div>
  );
};
