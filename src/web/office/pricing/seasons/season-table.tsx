import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import { endedLast } from '../ended-last.ts';
import type { Category, Season } from '../read-pricing.ts';
import { RowButtons } from '../row-buttons.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { priorityName } from './priorities.ts';
import { PriorityBadge } from './priority-badge.tsx';
import type { SeasonEdited } from './season-dialogs.tsx';
import { useCategoryWords } from './use-category-words.ts';

type Props = {
  seasons: readonly Season[];
  categories: readonly Category[];
  onEdit: (edited: SeasonEdited) => void;
};

const heads = ['name', 'dates', 'categories', 'multiplier', 'priority', 'status'] as const;
const cell = 'px-3 py-2 first:pl-4 last:pr-4 align-middle';
/** On a phone these stand under the name. */
const wide = `${cell} max-tablet:hidden`;
/** What can be done with a row stays in sight where the table is wider than the screen. */
const actions = 'px-2 py-2 align-middle max-lg:sticky max-lg:right-0 max-lg:bg-surface max-lg:group-hover:bg-hover';

/** Every seasonal rate, with what can be done with it. */
export const SeasonTable = ({ seasons, categories, onEdit }: Props) => {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const categoriesOf = useCategoryWords(categories);
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-xs">
        <caption className="sr-only">{t('tabs.seasons')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-2xs text-muted">
            {heads.map((head) => (
              <th key={head} scope="col" className={`${head === 'name' ? cell : wide} font-medium whitespace-nowrap`}>
                {t(`columns.${head}`)}
              </th>
            ))}
            <th scope="col" className={actions}>
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {endedLast(seasons).map((season) => {
            const name = (language === 'th' && season.nameInThai) || season.name;
            const dates = formatDayRange(season.startDate, season.endDate, language, { year: true });
            const applied = categoriesOf(season.vehicleCategories);
            return (
              <tr key={season.id} className="group h-11.5 hover:bg-hover">
                <th scope="row" className={`${cell} min-w-36 text-left font-semibold`}>
                  {name}
                  {season.description && (
                    <span className="line-clamp-2 max-w-80 lg:line-clamp-1 font-regular text-muted">
                      {season.description}
                    </span>
                  )}
                  <div className="mt-1 grid gap-1 font-regular tablet:hidden">
                    <p className="figures">{dates}</p>
                    <p>
                      <b className="font-semibold figures">×{season.multiplier}</b> {applied}
                    </p>
                    <p className="flex flex-wrap items-center gap-2">
                      <StatusBadge status={season.status} />
                      <PriorityBadge priority={season.priority} />
                      {t(`priorityNames.${priorityName(season.priority)}`)}
                    </p>
                  </div>
                </th>
                <td className={`${wide} min-w-28 figures lg:whitespace-nowrap`}>{dates}</td>
                <td className={`${wide} min-w-28`}>{applied}</td>
                <td className={`${wide} font-semibold figures`}>×{season.multiplier}</td>
                <td className={wide}>
                  <span className="flex items-center gap-2 whitespace-nowrap">
                    <PriorityBadge priority={season.priority} />
                    <span className="max-lg:sr-only">{t(`priorityNames.${priorityName(season.priority)}`)}</span>
                  </span>
                </td>
                <td className={wide}>
                  <StatusBadge status={season.status} />
                </td>
                <td className={actions}>
                  <RowButtons
                    name={name}
                    onEdit={() => onEdit({ kind: 'edit', season })}
                    onDelete={() => onEdit({ kind: 'delete', season })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
