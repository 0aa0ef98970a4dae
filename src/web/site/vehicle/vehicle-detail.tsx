import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { VehiclePicture } from '../../ui/vehicle-picture.tsx';
import { otherVehiclesPath } from '../book/flow.ts';
import { nameIn } from '../vehicles/card/name-in.ts';
import { pictureOf } from '../vehicles/card/picture-of.ts';
import { AvailabilityCalendar } from './availability-calendar.tsx';
import { BookBar, BookBox } from './book-box.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';
import { useRentalOf } from './use-rental-of.ts';
import { VehicleFactRow } from './vehicle-fact-row.tsx';
import { VehicleIncluded } from './vehicle-included.tsx';
import { VehicleRateTable } from './vehicle-rate-table.tsx';

/** The car first, then what it costs and when it is free; the book box stays beside it. */
export const VehicleDetail = ({ page }: { page: VehiclePage }) => {
  const { t } = useTranslation('vehicle');
  const language = useLanguage();
  const rental = useRentalOf(page);
  const { vehicle } = page;
  const name = `${vehicle.brand} ${vehicle.model}`;
  const category = nameIn(vehicle.category, language);
  const about = vehicle.description && (vehicle.description[language] ?? vehicle.description.en);
  return (
    <div className="page-width pb-32 lg:pb-24">
      <nav aria-label={t('trail')} className="pt-6 text-sm">
        <ol className="flex flex-wrap gap-2 text-subtle">
          <li>
            <Link to={otherVehiclesPath(rental.fields)} className="text-muted hover:underline">
              {t('vehicles')}
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <div className="mt-4 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="min-w-0">
          <h1 className="text-3xl tracking-tight">{name}</h1>
          <p className="mb-4 text-muted">
            {t('categoryYear', { category, year: vehicle.year })}
            <span className="ml-3 inline-flex items-center gap-1 text-sm font-medium text-ink">
              <Icon name="star" size="sm" />
              {t('isNew')}
            </span>
          </p>
          <VehiclePicture
            src={pictureOf(vehicle)}
            alt={name}
            urgent
            className="rounded-xl px-6 pt-8 pb-2 md:px-15 md:pt-9"
          />
          <VehicleFactRow vehicle={vehicle} />
          {about && (
            <section className="pt-10">
              <h2 className="text-xl">{t('about')}</h2>
              <p className="mt-2 max-w-[68ch] whitespace-pre-line">{about}</p>
            </section>
          )}
          <VehicleRateTable vehicle={vehicle} isTaxIncluded={page.isTaxIncluded} />
          {page.rules?.showCalendar && <AvailabilityCalendar page={page} rules={page.rules} rental={rental} />}
          <VehicleIncluded page={page} />
        </div>
        <BookBox page={page} rental={rental} />
      </div>
      <BookBar page={page} rental={rental} />
    </div>
  );
};
