import { paintOf, paints } from '#kernel/paint-colours.ts';
import { FIRST_YEAR, SEATS_FROM, SEATS_TO, type VehicleFact } from '#kernel/vehicle-limits.ts';
import { api } from '../../../api/browser.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useListedWords } from '../../../vehicle-card/listed-words.ts';
import type { Draft } from '../draft/draft.ts';
import type { Editing } from '../draft/use-draft.ts';
import type { Category } from '../list/fleet-search.ts';
import { type LoadedCategories, useCategories } from '../use-categories.tsx';
import { bodyTypes, ChoiceRow, fuelTypes, statuses, transmissions } from './choice-row.tsx';
import { Section } from './section.tsx';

type Props = Editing & {
  categories: LoadedCategories;
  lastYear: number;
  /** The home place as saved: it may have left the list of places. */
  savedHome: Readonly<{ id: string; name: string; nameInThai: string | null }> | null;
};

export const Details = ({ draft, set, fieldOf, categories: loaded, lastYear, savedHome }: Props) => {
  const t = useWords('fleet');
  const inVehicles = useWords('vehicles');
  const language = useLanguage();
  const words = useListedWords();
  const choose =
    <Name extends keyof Draft>(name: Name) =>
    (value: Draft[Name]) =>
      set(() => ({ [name]: value }));
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => `${lastYear - index}`);
  const colors = Object.keys(paints);
  const { categories, failed } = useCategories(loaded);
  const paint = paintOf(draft.color);
  const isElectric = draft.fuelType === 'electric';
  const facts: { name: VehicleFact; unit?: string }[] = [
    { name: 'doors' },
    { name: 'bootLitres', unit: t('fields.litres') },
    { name: 'consumption', unit: t(isElectric ? 'fields.kilowattHoursFor100' : 'fields.litresFor100') },
    ...(isElectric || draft.rangeKm || draft.chargeMinutes
      ? [
          { name: 'rangeKm' as const, unit: t('kilometres') },
          { name: 'chargeMinutes' as const, unit: t('fields.minutes') },
        ]
      : []),
  ];
  const places = useHomes(savedHome);
  // An inactive category stays a choice for a vehicle that has it.
  const isChoice = ({ id, isActive }: Category) => isActive || id === draft.categoryId;
  return (
    <Section id="details" title={t('sections.details')} note={t('required')}>
      <div className="grid grid-cols-6 items-start gap-x-2.5 gap-y-3.5">
        <TextField label={`${t('fields.brand')} *`} maxLength={60} className="col-span-3" {...fieldOf('brand')} />
        <TextField label={`${t('fields.model')} *`} maxLength={60} className="col-span-3" {...fieldOf('model')} />
        <SelectField label={`${t('fields.year')} *`} className="col-span-3 sm:col-span-2" {...fieldOf('year')}>
          {[...new Set([draft.year, ...years])]
            .sort((a, b) => Number(b) - Number(a))
            .map((year) => (
              <option key={year}>{year}</option>
            ))}
        </SelectField>
        <SelectField
          label={`${t('fields.category')} *`}
          className="col-span-3 sm:col-span-2"
          hint={failed}
          {...fieldOf('categoryId')}
        >
          {draft.categoryId === '' && <option value="" />}
          {categories.filter(isChoice).map((one) => (
            <option key={one.id} value={one.id}>
              {nameIn(one, language)}
            </option>
          ))}
        </SelectField>
        <Stepper
          label={`${t('fields.seats')} *`}
          value={draft.seats}
          min={SEATS_FROM}
          max={SEATS_TO}
          onChange={choose('seats')}
        />
        <ChoiceRow
          legend={`${t('fields.transmission')} *`}
          name="transmission"
          value={draft.transmission}
          choices={transmissions.map((one) => [one, inVehicles(`transmission.${one}`)])}
          onChoose={choose('transmission')}
          className="col-span-6 sm:col-span-3"
        />
        <SelectField
          label={t('fields.bodyType')}
          hint={t('fields.bodyTypeHint')}
          className="col-span-6 sm:col-span-3"
          {...fieldOf('bodyType')}
        >
          {bodyTypes.map((one) => (
            <option key={one} value={one}>
              {inVehicles(`bodyType.${one}`)}
            </option>
          ))}
        </SelectField>
        <ChoiceRow
          legend={`${t('fields.fuelType')} *`}
          name="fuelType"
          value={draft.fuelType}
          choices={fuelTypes.map((one) => [one, inVehicles(`fuelType.${one}`)])}
          onChoose={choose('fuelType')}
          className="col-span-6"
        />
        {facts.map(({ name, unit }) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            inputMode="decimal"
            required={false}
            maxLength={6}
            end={unit && <span className="text-xs text-subtle">{unit}</span>}
            className="col-span-3 sm:col-span-2"
            {...fieldOf(name)}
          />
        ))}
        <TextField
          label={t('fields.licensePlate')}
          required={false}
          maxLength={20}
          className="col-span-3"
          {...fieldOf('licensePlate')}
        />
        <TextField
          label={t('fields.vin')}
          required={false}
          autoCapitalize="characters"
          maxLength={24}
          className="col-span-3"
          {...fieldOf('vin')}
        />
        <SelectField
          label={t('fields.home')}
          required={false}
          className="col-span-6 sm:col-span-3"
          {...fieldOf('homeLocationId')}
        >
          <option value="">{t('fields.noHome')}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {nameIn(place, language)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={
            <>
              {t('fields.color')}
              <i
                aria-hidden="true"
                className="ml-1.5 inline-block size-3 rounded-full border border-line-strong align-[-1px]"
                style={paint ? { background: `#${paint}` } : {}}
              />
            </>
          }
          required={false}
          className="col-span-3"
          {...fieldOf('color')}
        >
          <option value="">{t('fields.noColor')}</option>
          {[...new Set([...colors, draft.color])].filter(Boolean).map((color) => (
            <option key={color} value={color}>
              {words.color(color)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('fields.mileage')}
          inputMode="numeric"
          required={false}
          end={<span className="text-xs text-subtle">{t('kilometres')}</span>}
          className="col-span-3"
          {...fieldOf('mileage')}
        />
        <Stepper label={t('fields.luggage')} value={draft.luggage} min={0} max={20} onChange={choose('luggage')} />
        <ChoiceRow
          legend={`${t('fields.status')} *`}
          name="status"
          value={draft.status}
          choices={statuses.map((one) => [one, t(`status.${one}`)])}
          onChoose={choose('status')}
          hint={t('fields.statusHint')}
          className="col-span-6"
        />
      </div>
    </Section>
  );
};

/** The places that a vehicle may call its home, and its present one. */
const useHomes = (saved: Props['savedHome']) => {
  const { answer } = useLatest('places', (signal) => api.call('GET /locations', { signal }));
  const listed = answer?.success ? answer.data : [];
  return saved && !listed.some(({ id }) => id === saved.id) ? [saved, ...listed] : listed;
};

type StepperProps = { label: string; value: number; min: number; max: number; onChange: (value: number) => void };

const Stepper = ({ label, ...rest }: StepperProps) => (
  <div className="col-span-3 grid content-start gap-1.5 sm:col-span-2">
    <span aria-hidden="true" className="text-sm font-medium">
      {label}
    </span>
    <span className="justify-self-start">
      <QuantityStepper what={label.replace(' *', '')} {...rest} />
    </span>
  </div>
);
