import { Link } from 'react-router';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Money } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { useListKeys } from '../../list/use-list-keys.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { DayStrip, NextText, StatusBadge } from './fleet-cells.tsx';
import { type FleetRow, type FleetSearch, fleetPath } from './fleet-search.ts';

type Props = { search: FleetSearch; vehicles: readonly FleetRow[]; openId: string | undefined };

/** The fleet as cards; each opens its vehicle beside the list. */
export const FleetGrid = ({ search, vehicles, openId }: Props) => {
  const list = useListKeys<HTMLUListElement>();
  const t = useWords('fleet');
  return (
    <ul
      ref={list}
      aria-label={t('title')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(200px,1fr))] px-4 pb-4 md:px-6"
    >
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <Card vehicle={vehicle} path={fleetPath(search, vehicle.id)} isOpen={vehicle.id === openId} />
        </li>
      ))}
    </ul>
  );
};

/** The weekly and the monthly rate, where the vehicle has them. */
const LongRates = ({ vehicle: { weeklyRate, monthlyRate } }: { vehicle: FleetRow }) => {
  const t = useWords('fleet');
  if (weeklyRate === null && monthlyRate === null) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-2xs text-muted figures">
      {weeklyRate !== null && (
        <span>
          <Money baht={weeklyRate} /> {t('aWeek')}
        </span>
      )}
      {monthlyRate !== null && (
        <span>
          <Money baht={monthlyRate} /> {t('aMonth')}
        </span>
      )}
    </p>
  );
};

const Card = ({ vehicle, path, isOpen }: { vehicle: FleetRow; path: string; isOpen: boolean }) => {
  const t = useWords('fleet');
  const language = useLanguage();
  const name = `${vehicle.brand} ${vehicle.model}`;
  return (
    <article
      data-open={isOpen || undefined}
      className="relative overflow-clip rounded-lg border border-line bg-surface quick hover:border-line-strong data-open:border-brand data-open:edge-brand"
    >
      <VehiclePicture src={pictureOf(vehicle)} alt="" sizes="240px" className="px-4 pt-6 pb-0" />
      <div className="absolute top-2 left-2 z-1">
        <StatusBadge status={vehicle.status} />
      </div>
      <div className="grid grid-cols-1 gap-1.5 px-3 pt-2.5 pb-2.5">
        <h2 className="truncate text-sm font-semibold tracking-normal">
          <Link
            to={path}
            preventScrollReset
            aria-current={isOpen || undefined}
            aria-label={namedWithPlate(name, vehicle.licensePlate)}
            className="after:absolute after:inset-0 after:z-2"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap justify-between gap-x-2 text-2xs text-muted">
          <span className="min-w-0 truncate">
            {[vehicle.licensePlate || t('noPlate'), nameIn(vehicle.category, language)].join(', ')}
          </span>
          <span className="whitespace-nowrap figures">
            <Money baht={vehicle.dailyRate} /> {t('aDay')}
          </span>
        </p>
        <LongRates vehicle={vehicle} />
        <DayStrip days={vehicle.days} />
        <NextText next={vehicle.next} />
      </div>
    </article>
  );
};
