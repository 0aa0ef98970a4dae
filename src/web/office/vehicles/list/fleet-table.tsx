import { formatNumber } from '#kernel/format-number.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Money } from '../../../ui/money.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import { DayStrip, NextText, StatusBadge } from './fleet-cells.tsx';
import { type FleetRow, type FleetSearch, fleetPath } from './fleet-search.ts';

type Props = { search: FleetSearch; vehicles: readonly FleetRow[]; openId: string | undefined };

/** The fleet as rows; each opens its vehicle beside the list. */
export const FleetTable = ({ search, vehicles, openId }: Props) => {
  const t = useWords('fleet');
  const language = useLanguage();
  return (
    <ListTable<FleetRow>
      label={t('title')}
      rows={vehicles}
      nameOf={({ brand, model, licensePlate }) => namedWithPlate(`${brand} ${model}`, licensePlate)}
      pathOf={({ id }) => fleetPath(search, id)}
      openId={openId}
      chosen={search.columns}
      columns={[
        {
          key: 'vehicle',
          head: t('columns.vehicle'),
          cell: ({ brand, model }) => <span className="font-semibold">{`${brand} ${model}`}</span>,
        },
        {
          key: 'plate',
          head: t('columns.plate'),
          cell: ({ licensePlate, category, year }) => (
            <>
              <span className="block">{licensePlate || t('noPlate')}</span>
              <span className="text-2xs text-muted">{`${nameIn(category, language)}, ${year}`}</span>
            </>
          ),
        },
        { key: 'status', head: t('columns.status'), cell: ({ status }) => <StatusBadge status={status} /> },
        {
          key: 'days',
          head: t('columns.days'),
          cell: ({ days, next }) => (
            <div className="grid w-46 gap-1">
              <DayStrip days={days} />
              <NextText next={next} />
            </div>
          ),
          className: 'max-md:hidden',
        },
        {
          key: 'mileage',
          head: t('columns.mileage'),
          cell: ({ mileage }) => t('km', { count: mileage, km: formatNumber(mileage) }),
          className: 'text-right figures max-lg:hidden',
        },
        {
          key: 'rate',
          head: t('columns.rate'),
          cell: ({ dailyRate }) => <Money baht={dailyRate} />,
          className: 'text-right figures',
        },
      ]}
    />
  );
};
