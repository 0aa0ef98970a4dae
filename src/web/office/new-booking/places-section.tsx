import { useTranslation } from 'react-i18next';
import type { LocationShape } from '#contract/fleet.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** Where the vehicle is picked up and brought back. */
export const PlacesSection = ({ form, change, wrong, places }: SectionProps & { places: readonly LocationShape[] }) => {
  const { t } = useTranslation('newBooking', { keyPrefix: 'places' });
  const language = useLanguage();
  return (
    <Section title={t('title')}>
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
    </Section>
  );
};
