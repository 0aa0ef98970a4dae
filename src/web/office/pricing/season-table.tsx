import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { ListTable } from '../list/list-table.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import type { Category, Season } from './pricing-address.ts';
import type { SeasonEdited } from './pricing-dialogs.tsx';
import { PriorityBadge, StatusBadge } from './pricing-parts.tsx';
import { ALL, priorityName } from './season-choices.ts';

type Props = {
  label: string;
  seasons: readonly Season[];
  categories: readonly Category[];
  onEdit: (edited: SeasonEdited) => void;
};

/** Hides a column on a phone, where the name's cell shows its content instead. */
const hiddenOnPhone = 'max-tablet:hidden';

/** Seasonal rates, with their actions. */
export const SeasonTable = ({ label, seasons, categories, onEdit }: Props) => {
  const t = useWords('pricing');
  const language = useLanguage();
  const categoriesOf = useCategoryWords(categories);
  const nameOf = (season: Season) => (language === 'th' && season.nameInThai) || season.name;
  const datesOf = ({ startDate, endDate }: Season) => formatDayRange(startDate, endDate, language, { year: true });
  const priorityOf = ({ priority }: Season) => t(`priorityNames.${priorityName(priority)}`);
  return (
    <ListTable
      isFramed
      label={label}
      rows={seasons}
      columns={[
        {
          key: 'name',
          head: t('columns.name'),
          className: 'min-w-36',
          cell: (season) => (
            <>
              <span className="font-semibold">{nameOf(season)}</span>
              {season.description && (
                <span className="line-clamp-2 max-w-80 text-muted lg:line-clamp-1">{season.description}</span>
              )}
              <div className="mt-1 grid gap-1 tablet:hidden">
                <p className="figures">{datesOf(season)}</p>
                <p>
                  <b className="font-semibold figures">×{season.multiplier}</b> {categoriesOf(season.vehicleCategories)}
                </p>
                <p className="flex flex-wrap items-center gap-2">
                  <StatusBadge status={season.status} />
                  <PriorityBadge priority={season.priority} />
                  {priorityOf(season)}
                </p>
              </div>
            </>
          ),
        },
        {
          key: 'dates',
          head: t('columns.dates'),
          className: `${hiddenOnPhone} min-w-28 figures lg:whitespace-nowrap`,
          cell: datesOf,
        },
        {
          key: 'categories',
          head: t('columns.categories'),
          className: `${hiddenOnPhone} min-w-28`,
          cell: ({ vehicleCategories }) => categoriesOf(vehicleCategories),
        },
        {
          key: 'multiplier',
          head: t('columns.multiplier'),
          className: hiddenOnPhone,
          cell: ({ multiplier }) => <b className="font-semibold figures">×{multiplier}</b>,
        },
        {
          key: 'priority',
          head: t('columns.priority'),
          className: hiddenOnPhone,
          cell: (season) => (
            <span className="flex items-center gap-2 whitespace-nowrap">
              <PriorityBadge priority={season.priority} />
              <span className="max-lg:sr-only">{priorityOf(season)}</span>
            </span>
          ),
        },
        {
          key: 'status',
          head: t('columns.status'),
          className: hiddenOnPhone,
          cell: ({ status }) => <StatusBadge status={status} />,
        },
      ]}
      actionsOf={(season) => (
        <RowButtons
          edit={t('do.editOne', { name: nameOf(season) })}
          remove={t('do.deleteOne', { name: nameOf(season) })}
          onEdit={() => onEdit({ kind: 'edit', season })}
          onRemove={() => onEdit({ kind: 'delete', season })}
        />
      )}
    />
  );
};

/** Returns a function that lists a season's categories; those not in the list, such as archived ones, are counted. */
const useCategoryWords = (categories: readonly Category[]): ((chosen: readonly string[]) => string) => {
  const t = useWords('pricing', 'seasons');
  const language = useLanguage();
  const names = new Map(categories.map(({ id, name, nameInThai }) => [id, (language === 'th' && nameInThai) || name]));
  return (chosen) => {
    if (chosen.includes(ALL)) return t('all');
    const existing = chosen.flatMap((id) => names.get(id) ?? []);
    const gone = chosen.length - existing.length;
    return [...existing, ...(gone > 0 ? [t('gone', { count: gone })] : [])].join(', ');
  };
};
