import { useTranslation } from 'react-i18next';
import { weekdays } from '#kernel/opening-hours.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { LocationFlag, LocationText, LocationTyped } from './location-fields.ts';

type Props = {
  idOf: (name: string) => string;
  typed: LocationTyped;
  errorOf: (name: LocationText) => string | undefined;
  onType: (name: LocationText, value: string) => void;
  onSwitch: (name: LocationFlag, isOn: boolean) => void;
};

/** What is known of a place. */
export const LocationForm = ({ idOf, typed, errorOf, onType, onSwitch }: Props) => {
  const { t } = useTranslation('places', { keyPrefix: 'fields' });
  const field = (name: LocationText) => ({
    id: idOf(name),
    name,
    label: t(name),
    value: typed[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(name, currentTarget.value),
  });
  const flag = (name: LocationFlag) => ({
    name,
    label: t(name),
    checked: typed[name],
    onSwitch: (isOn: boolean) => onSwitch(name, isOn),
  });
  return (
    <>
      <TextField {...field('name')} maxLength={100} />
      <TextField {...field('nameInThai')} optional lang="th" maxLength={100} />
      <TextField {...field('address')} maxLength={300} />
      <TextField {...field('addressInThai')} optional lang="th" maxLength={300} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('city')} optional maxLength={100} />
        <TextField {...field('contactPhone')} optional type="tel" inputMode="tel" maxLength={40} />
        <NumberField {...field('latitude')} optional unit="°" hasDecimals />
        <NumberField {...field('longitude')} optional unit="°" hasDecimals />
      </div>
      <TextField
        {...field('displayOrder')}
        optional
        inputMode="numeric"
        hint={t('displayOrderHint')}
        className="sm:max-w-52"
      />
      <Switch {...flag('isAirport')} hint={t('isAirportHint')} />
      <Switch {...flag('active')} hint={t('activeHint')} />
      <Switch {...flag('hasOwnHours')} hint={t('hasOwnHoursHint')} />
      {typed.hasOwnHours && (
        <div className="grid gap-4 sm:grid-cols-2">
          {weekdays.map((day) => (
            <TextField key={day} {...field(day)} required={false} maxLength={60} placeholder="8:30-18:00" />
          ))}
        </div>
      )}
    </>
  );
};
