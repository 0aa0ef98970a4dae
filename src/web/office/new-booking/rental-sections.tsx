import type { LocationShape } from '#contract/fleet.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TimeSelect } from '../../ui/form/time-select.tsx';
import { isBackwards } from './booking-form.ts';
import { BookingSection, type SectionProps } from './section.tsx';

/** Start and end of the rental. */
export const TimesSection = ({ form, change, wrong }: SectionProps) => {
  const t = useWords('newBooking');
  const backwards = isBackwards(form) ? t('cost.needed.order') : undefined;
  return (
    <BookingSection id="booking-times" title={t('times.title')}>
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

/** The pick-up and return locations. */
export const PlacesSection = ({ form, change, wrong, places }: SectionProps & { places: readonly LocationShape[] }) => {
  const t = useWords('newBooking', 'places');
  const language = useLanguage();
  return (
    <BookingSection id="booking-places" title={t('title')}>
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
