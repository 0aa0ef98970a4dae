import { type ReactNode, useState } from 'react';
import { DRIVERS_AT_MOST } from '#kernel/driver-limits.ts';
import { licenseCountries, mayBeForLife, needsPermit, permitKinds } from '#kernel/licenses.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { type DraftDriver, noDriver } from '../state/drivers.ts';
import { useWizard } from '../state/wizard-context.ts';
import { driverFieldId, missingOfDrivers, type RefusedOfDriver } from './driver-problems.ts';

type Props = {
  /** The main driver first. */
  drivers: readonly DraftDriver[];
  isSent: boolean;
  refused: readonly RefusedOfDriver[];
};

/** Who drives: the licence of the customer, and extra drivers with theirs. */
const DriverFieldset = ({ drivers, isSent, refused }: Props) => {
  const t = useWords('drivers');
  const { change } = useWizard();
  const set = (at: number, part: Partial<DraftDriver>) =>
    change({ drivers: drivers.map((driver, one) => (one === at ? { ...driver, ...part } : driver)) });
  const numbered = drivers.map((driver, at) => ({ id: driverFieldId(at, 'bornOn'), driver, at }));
  return (
    <>
      {numbered.map(({ id, driver, at }) => (
        <OneDriver key={id} {...{ driver, at, drivers, isSent, refused }} set={(part) => set(at, part)}>
          {at > 0 && (
            <Button size="sm" onClick={() => change({ drivers: drivers.filter((one) => one !== driver) })}>
              {t('remove', { number: at })}
            </Button>
          )}
        </OneDriver>
      ))}
      {drivers.length < DRIVERS_AT_MOST && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => change({ drivers: [...drivers, { ...noDriver }] })}>
            <Icon name="plus" size="sm" />
            {t('add')}
          </Button>
          <span className="text-sm text-muted">{t('addText')}</span>
        </div>
      )}
    </>
  );
};
export default DriverFieldset;

type OneProps = Props & {
  driver: DraftDriver;
  at: number;
  set: (part: Partial<DraftDriver>) => void;
  children: ReactNode;
};

const OneDriver = ({ driver, at, drivers, isSent, refused, set, children }: OneProps) => {
  const t = useWords('drivers');
  const say = useProblemWords();
  const day = today(useNow());
  const missing = missingOfDrivers(drivers);
  const errorOf = (field: keyof DraftDriver) => {
    const empty = isSent ? missing.find((one) => one.at === at && one.field === field) : undefined;
    if (empty) return t(`problems.${empty.field}`);
    const refusal = refused.find((one) => one.at === at && one.field === field && one.value === driver[field]);
    return refusal && say(refusal.problem);
  };
  const field = (name: keyof DraftDriver) => ({
    id: driverFieldId(at, name),
    value: driver[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  const isExtra = at > 0;
  return (
    <fieldset className="pt-8">
      <legend className="contents">
        <h2 className="text-xl">{isExtra ? t('extra', { number: at }) : t('main')}</h2>
      </legend>
      {!isExtra && <p className="text-sm text-muted">{t('mainText')}</p>}
      <div className="mt-4 grid gap-x-4 gap-y-5 md:grid-cols-2">
        {isExtra && <TextField {...field('name')} label={t('name')} autoComplete="off" maxLength={100} />}
        <DateField
          {...field('bornOn')}
          label={t('bornOn')}
          min="1900-01-01"
          max={day}
          autoComplete={isExtra ? 'off' : 'bday'}
        />
        <Country {...field('licenseCountry')} />
        {isExtra && (
          <TextField
            {...field('licenseNumber')}
            label={t('number')}
            hint={t('numberHint')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
          />
        )}
        <TextField
          {...field('licenseClass')}
          label={t('class')}
          hint={t('classHint')}
          optional
          autoComplete="off"
          maxLength={40}
        />
        <DateField {...field('licenseIssuedOn')} label={t('issuedOn')} min="1900-01-01" max={day} />
        <DateField
          {...field('licenseExpiresOn')}
          label={t('expiresOn')}
          optional={mayBeForLife(driver.licenseCountry)}
          hint={mayBeForLife(driver.licenseCountry) ? t('expiresOnHint') : undefined}
        />
        {driver.licenseCountry !== '' && needsPermit(driver.licenseCountry) && (
          <SelectField {...field('permit')} label={t('permit')} hint={t('permitHint')} required={false}>
            <option value="">{t('noPermit')}</option>
            {permitKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`permitOf.${kind}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </fieldset>
  );
};

type CountryProps = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** Thailand first, the others by their names. */
const Country = (control: CountryProps) => {
  const t = useWords('drivers');
  const inCountries = useWords('countries');
  const language = useLanguage();
  const [[thailand, ...others]] = useState(() => {
    const named = licenseCountries.map((code) => ({ code, name: inCountries(code) }));
    const [first, ...rest] = named;
    return [first, ...rest.toSorted((one, other) => one.name.localeCompare(other.name, language))];
  });
  return (
    <SelectField {...control} label={t('country')}>
      <option value="" disabled>
        {t('chooseCountry')}
      </option>
      {[thailand, ...others].map(
        (country) =>
          country && (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ),
      )}
    </SelectField>
  );
};
