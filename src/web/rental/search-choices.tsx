import { type ReactNode, useEffect, useId, useState } from 'react';
import type { LocationShape } from '#contract/fleet.ts';
import { api } from '../api/browser.ts';
import { beforeRetry } from '../connection/outage.ts';
import { nameIn } from '../languages/name-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { FieldError } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { halfHours } from '../ui/form/time-select.tsx';
import { type DateChoice, useTypedDate } from '../ui/form/use-typed-date.ts';
import { agesOfDrivers } from './ages-of-drivers.ts';

type PlacesProps = {
  control: SegmentControl;
  name?: 'location' | 'dropoffLocation' | undefined;
  /** What no place stands for; without it a place is required. */
  none?: string;
  brought: readonly LocationShape[] | null;
  value: string;
  onChange: (value: string) => void;
};

/** The places of a search; disabled, with the reason, while there are none to choose. */
export const Places = ({ control, name, none, brought, value, onChange }: PlacesProps) => {
  const t = useWords('search');
  const language = useLanguage();
  const places = useLocations(brought);
  if (typeof places === 'string' || places.length === 0)
    return (
      <Select {...control} look="bare" name={name} disabled>
        <option>{t(typeof places === 'string' ? places : 'noLocations')}</option>
      </Select>
    );
  return (
    <Select
      {...control}
      look="bare"
      name={name}
      required={none === undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none ?? t('chooseLocation')}</option>
      {places.map((place) => (
        <option key={place.id} value={place.name}>
          {nameIn(place, language)}
        </option>
      ))}
    </Select>
  );
};

type TimesProps = { control: SegmentControl; name: string; value: string; onChange: (value: string) => void };

/** Half hours from 00:00 to 23:30. */
export const Times = ({ control, name, value, onChange }: TimesProps) => (
  <Select {...control} look="bare" name={name} value={value} onChange={(event) => onChange(event.target.value)}>
    {halfHours.map((time) => (
      <option key={time} value={time}>
        {time}
      </option>
    ))}
  </Select>
);

/** The age of the driver at the pick-up; 30 until another is chosen. */
export const Ages = ({ control, value, onChange }: Omit<TimesProps, 'name'>) => (
  <Select {...control} look="bare" name="driverAge" value={value} onChange={(event) => onChange(event.target.value)}>
    {agesOfDrivers.map((age) => (
      <option key={age} value={age}>
        {age}
      </option>
    ))}
  </Select>
);

type SegmentControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
};

type Props = {
  label: string;
  error?: string | undefined;
  /** Whether the error is for screen readers alone, because the form says it for all its fields. */
  isQuiet?: boolean;
  className?: string;
  children: (control: SegmentControl) => ReactNode;
};

const box =
  'block w-full min-w-0 min-h-6.5 truncate bg-transparent text-[1.0625rem] leading-6.5 font-semibold tracking-snug figures focus:outline-hidden touch:-my-2.25 touch:min-h-11';

/** One field of the search card: a small label over a bare control; the whole field is clickable. */
export const Segment = ({ label, error, isQuiet = false, className = '', children }: Props) => {
  const id = useId();
  return (
    <div
      className={`relative grid min-w-0 content-center gap-px rounded-md px-3 py-2.5 text-left quick hover:bg-hover focus-within:inner-focus has-[[aria-invalid]]:inner-danger-mark before:absolute before:bg-line first:before:hidden max-lg:before:left-3 max-lg:before:right-0 max-lg:odd:before:left-0 max-lg:odd:before:right-3 max-lg:before:top-0 max-lg:before:h-px lg:before:inset-y-3.5 lg:before:left-0 lg:before:w-px md:px-4 md:py-3 ${className}`}
    >
      <label htmlFor={id} className="truncate text-xs font-medium text-subtle">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
        className: box,
      })}
      {error && (
        <div className={isQuiet ? 'sr-only' : ''}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
};

type DateSegmentProps = DateChoice & Pick<Props, 'isQuiet'> & { label: string; name: string; onPress: () => void };

/** A date of the search card, typed, or chosen in the calendar that a press opens. A finger needs no keyboard for that. */
export const DateSegment = ({ label, name, isQuiet = false, onPress, ...choice }: DateSegmentProps) => {
  const { input, error } = useTypedDate(choice);
  return (
    <Segment label={label} error={error} isQuiet={isQuiet}>
      {(control) => (
        <input
          {...input}
          {...control}
          name={name}
          required
          onClick={onPress}
          onPointerDown={({ pointerType, currentTarget }) => {
            currentTarget.inputMode = pointerType === 'touch' ? 'none' : input.inputMode;
          }}
        />
      )}
    </Segment>
  );
};

type LoadedPlaces = readonly LocationShape[] | 'loading' | 'failed';

/** The pick-up places; if the server could not load them, the browser tries until they arrive. */
const useLocations = (brought: readonly LocationShape[] | null): LoadedPlaces => {
  const [loaded, setLoaded] = useState<LoadedPlaces>('loading');
  useEffect(() => {
    if (brought) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (tries: number): Promise<void> => {
      const answer = await api.call('GET /locations', { signal });
      setLoaded(answer.success ? answer.data : 'failed');
      if (answer.success) return;
      await beforeRetry(tries, { signal });
      await load(tries + 1);
    };
    load(0).catch(() => undefined);
    return () => leaving.abort();
  }, [brought]);
  return brought ?? loaded;
};
