import type { OutsideHours } from '#contract/fleet.ts';
import type { OfficeLocation } from '#contract/office/settings.ts';
import { weekdays } from '#kernel/opening-hours.ts';
import { useWords } from '../../../languages/use-words.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { RecordHistory } from '../../form/record-history.tsx';
import { typedNumber, typedOrNone } from '../../form/typed-number.ts';
import { useRecordForm } from '../../form/use-record-form.ts';

import { OutsideFields } from './outside-fields.tsx';
import { type DateHours, SpecialHours } from './special-hours.tsx';

type Props = {
  /** The location as currently in the list; null for a new one. */
  location: OfficeLocation | null;
  onClose: () => void;
};

/** The dialog that creates or edits a location. */
export const LocationForm = ({ location, onClose }: Props) => {
  const t = useWords('locations');
  const notify = useNotify();
  const form = useRecordForm({
    name: 'edit-location',
    record: location,
    draftOf,
    labelOf: (field) => t(`fields.${field}`),
    // The server names the field of a day `hours.monday`.
    fieldOf: (named) => named.replace('hours.', ''),
    create: 'POST /admin/settings/locations',
    change: 'PUT /admin/settings/locations/:id',
    sentOf,
    notSaved: t('failedToSave'),
    onSaved: ({ data: { name } }) => {
      notify({ message: t(location ? 'saved' : 'added', { name }) });
      onClose();
    },
  });
  const { seen, draft, text, toggle } = form;
  return (
    <FormDialog
      form={form}
      title={t(seen ? 'editTitle' : 'addTitle')}
      submit={t('save')}
      busy={t('saving')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField {...text('name')} maxLength={100} />
        <TextField {...text('nameInThai')} optional lang="th" maxLength={100} />
        <TextField {...text('address')} maxLength={300} />
        <TextField {...text('addressInThai')} optional lang="th" maxLength={300} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text('city')} optional maxLength={100} />
          <TextField {...text('contactPhone')} optional type="tel" inputMode="tel" maxLength={40} />
          <NumberField {...text('latitude')} optional unit="°" hasDecimals />
          <NumberField {...text('longitude')} optional unit="°" hasDecimals />
        </div>
        <TextField
          {...text('displayOrder')}
          optional
          inputMode="numeric"
          hint={t('fields.displayOrderHint')}
          className="sm:max-w-52"
        />
        <Switch {...toggle('isAirport')} hint={t('fields.isAirportHint')} />
        <Switch {...toggle('active')} hint={t('fields.activeHint')} />
        <Switch {...toggle('hasOwnHours')} hint={t('fields.hasOwnHoursHint')} />
        {draft.hasOwnHours && (
          <div className="grid gap-4 sm:grid-cols-2">
            {weekdays.map((day) => (
              <TextField key={day} {...text(day)} required={false} maxLength={60} placeholder="8:30-18:00" />
            ))}
          </div>
        )}
        <SpecialHours
          dates={draft.specialHours}
          errorOf={form.errorOf}
          onChange={(specialHours) => form.set({ specialHours })}
        />
        <OutsideFields
          kind={text('pickUpOutside')}
          fee={text('pickUpOutsideFee')}
          instructions={text('pickUpInstructions')}
          instructionsInThai={text('pickUpInstructionsInThai')}
        />
        <OutsideFields
          kind={text('dropOffOutside')}
          fee={text('dropOffOutsideFee')}
          instructions={text('dropOffInstructions')}
          instructionsInThai={text('dropOffInstructionsInThai')}
        />
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'location', subjectId: seen.id }} />}
    </FormDialog>
  );
};

type Weekday = (typeof weekdays)[number];

const anyWeek = Object.fromEntries(weekdays.map((day) => [day, ''])) as Record<Weekday, string>;

/** A location as form fields: numbers as typed text, with the days flattened into them. */
export const draftOf = (location: OfficeLocation | null) => ({
  name: location?.name ?? '',
  nameInThai: location?.nameInThai ?? '',
  address: location?.address ?? '',
  addressInThai: location?.addressInThai ?? '',
  city: location?.city ?? '',
  contactPhone: location?.contactPhone ?? '',
  latitude: `${location?.latitude ?? ''}`,
  longitude: `${location?.longitude ?? ''}`,
  displayOrder: `${location?.displayOrder ?? ''}`,
  isAirport: location?.isAirport ?? false,
  active: location?.active ?? true,
  hasOwnHours: location !== null && location.hours !== null,
  ...anyWeek,
  ...location?.hours,
  specialHours: (location?.specialHours ?? []) as readonly DateHours[],
  pickUpOutside: location?.pickUpOutside ?? ('free' as OutsideHours),
  pickUpOutsideFee: `${location?.pickUpOutsideFee || ''}`,
  pickUpInstructions: location?.pickUpInstructions ?? '',
  pickUpInstructionsInThai: location?.pickUpInstructionsInThai ?? '',
  dropOffOutside: location?.dropOffOutside ?? ('free' as OutsideHours),
  dropOffOutsideFee: `${location?.dropOffOutsideFee || ''}`,
  dropOffInstructions: location?.dropOffInstructions ?? '',
  dropOffInstructionsInThai: location?.dropOffInstructionsInThai ?? '',
});
type Draft = ReturnType<typeof draftOf>;

/** The request body. Days without hours of their own are left out. */
export const sentOf = (draft: Draft) => ({
  name: draft.name,
  nameInThai: draft.nameInThai.trim() || null,
  address: draft.address,
  addressInThai: draft.addressInThai.trim() || null,
  city: draft.city,
  contactPhone: draft.contactPhone,
  isAirport: draft.isAirport,
  active: draft.active,
  latitude: typedOrNone(draft.latitude),
  longitude: typedOrNone(draft.longitude),
  ...(draft.displayOrder.trim() !== '' && { displayOrder: typedNumber(draft.displayOrder) }),
  hours: draft.hasOwnHours ? weekOf(draft) : null,
  specialHours: draft.specialHours,
  pickUpOutside: draft.pickUpOutside,
  pickUpOutsideFee: typedFee(draft.pickUpOutsideFee),
  pickUpInstructions: draft.pickUpInstructions,
  pickUpInstructionsInThai: draft.pickUpInstructionsInThai,
  dropOffOutside: draft.dropOffOutside,
  dropOffOutsideFee: typedFee(draft.dropOffOutsideFee),
  dropOffInstructions: draft.dropOffInstructions,
  dropOffInstructionsInThai: draft.dropOffInstructionsInThai,
});

const typedFee = (text: string) => typedOrNone(text) ?? 0;

const weekOf = (draft: Draft) =>
  Object.fromEntries(weekdays.filter((day) => draft[day].trim() !== '').map((day) => [day, draft[day].trim()]));
