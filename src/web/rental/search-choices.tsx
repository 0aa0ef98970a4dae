import { useTranslation } from 'react-i18next';
import type { LocationShape } from '#contract/fleet.ts';
import { nameIn } from '../languages/name-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { halfHours } from '../ui/form/time-select.tsx';
import type { SegmentControl } from './segment.tsx';
import { useLocations } from './use-locations.ts';

type PlacesProps = {
  control: SegmentControl;
  brought: readonly LocationShape[] | null;
  value: string;
  onChange: (value: string) => void;
};

/** The pick-up places; “Loading...” until they are there. */
export const Places = ({ control, brought, value, onChange }: PlacesProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const places = useLocations(brought);
  if (places === 'loading' || places === 'failed')
    return (
      <select {...control} className={`${control.className} -ml-1`} name="location" disabled>
        <option>{t(places === 'loading' ? 'loading' : 'noLocations')}</option>
      </select>
    );
  return (
    <select
      {...control}
      className={`${control.className} -ml-1`}
      name="location"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('chooseLocation')}</option>
      {places.map((place) => (
        <option key={place.id} value={place.name}>
          {nameIn(place, language)}
        </option>
      ))}
    </select>
  );
};

type TimesProps = { control: SegmentControl; name: string; value: string; onChange: (value: string) => void };

/** Half hours from 00:00 to 23:30. */
export const Times = ({ control, name, value, onChange }: TimesProps) => (
  <select
    {...control}
    className={`${control.className} -ml-1`}
    name={name}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {halfHours.map((time) => (
      <option key={time} value={time}>
        {time}
      </option>
    ))}
  </select>
);
