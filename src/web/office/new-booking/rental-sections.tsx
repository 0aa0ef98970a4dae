import type { LocationShape } from '#contract/fleet.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TimeSelect } from '../../ui/form/time-select.tsx';
import { useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import type { FreeVehicles } from '../free-vehicles/use-free-vehicles.ts';
import { VehicleSearch } from '../free-vehicles/vehicle-search.tsx';
import { namedWithPlate } from '../named-with-plate.ts';
import { isBackwards, periodOf } from './booking-form.ts';
import { BookingSection, type SectionProps } from './section.tsx';

/** Start and end of the rental. */
export const TimesSection = ({ form, change, wrong }: SectionProps) => {
  const t = useWords('newBooking');
  const backwards = isBackwards(form) ? t('cost.needed.order') : undefined;
  return (
    <BookingSection title={t('times.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['start', 'end'] as const).map((end) => (
          <div key={end} className="grid grid-cols-[minmax(0,1fr)_112px] gap-3">
            <DateField
              label={t(`times.${end}Date`)}
              value={form[`${end}Date`]}
              error={(end === 'end' && backwards) || wrong[`${end}Date`]}
              onChange={({ currentTarget }) => change({ [`${end}Date`]: currentTarget.value })}
            />
            <TimeSelect
              label={t(`times.${end}Time`)}
              value={form[`${end}Time`]}
              onChange={({ currentTarget }) => change({ [`${end}Time`]: currentTarget.value })}
            />
          </div>
        ))}
      </div>
    </BookingSection>
  );
};

/** The vehicles free for the period; without a period, all vehicles offered. */
export const VehicleSection = ({ form, change, wrong, vehicles }: SectionProps & { vehicles: FreeVehicles }) => {
  const t = useWords('newBooking', 'vehicle');
  const say = useProblemWords();
  const baht = useBaht();
  const { answer, isWaiting, retry, vehicles: free, total } = vehicles;
  const isMissing = form.vehicleId !== '' && !free.some(({ id }) => id === form.vehicleId);
  const isFailed = answer?.success === false;
  const allPlaces = () => {
    if (isBackwards(form)) return t('backwards');
    return t(periodOf(form) ? 'free' : 'offered', { count: total });
  };
  return (
    <BookingSection title={t('title')}>
      <VehicleSearch free={vehicles} />
      <SelectField
        label={t('label')}
        hint={isWaiting ? t('loading') : !isFailed && allPlaces()}
        value={form.vehicleId}
        error={wrong.vehicleId}
        onChange={({ currentTarget }) => change({ vehicleId: currentTarget.value })}
      >
        <option value="">{t('choose')}</option>
        {isMissing && (
          <option value={form.vehicleId}>{t(isWaiting ? 'loading' : isFailed ? 'notLoaded' : 'notFree')}</option>
        )}
        {free.map(({ id, name, licensePlate, dailyRate }) => (
          <option key={id} value={id}>
            {namedWithPlate(name, licensePlate)}, {t('aDay', { price: baht(dailyRate) })}
          </option>
        ))}
      </SelectField>
      {isFailed && (
        <RetryAlert tone="danger" title={t('failed')} retry={retry}>
          {say(answer)}
        </RetryAlert>
      )}
    </BookingSection>
  );
};

/** The pick-up and return locations. */
export const PlacesSection = ({ form, change, wrong, places }: SectionProps & { places: readonly LocationShape[] }) => {
  const t = useWords('newBooking', 'places');
  const language = useLanguage();
  return (
    <BookingSection title={t('title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['pickupLocationId', 'dropoffLocationId'] as const).map((name) => (
          <SelectField
            key={name}
            label={t(name)}
            value={form[name]}
            error={wrong[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          >
            <option value="">{t('choose')}</option>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {nameIn(place, language)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </BookingSection>
  );
};
