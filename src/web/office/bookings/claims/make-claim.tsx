import { useWords } from '../../../languages/use-words.ts';
import { photoPath } from '../../../photos/use-photo.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { numberIn, typedNumber } from '../../form/typed-number.ts';
import { useAttemptKey } from '../../form/use-attempt-key.ts';
import { useForm } from '../../form/use-form.ts';
import type { Booking } from '../booking.ts';
import type { Claim } from './claims.ts';

const kinds = ['damage', 'fuel', 'cleaning', 'fine', 'toll', 'lost', 'idle-days'] as const;

/** Services have tax in their price; compensation and what is passed on have none. */
const isService = (kind: string) => kind === 'fuel' || kind === 'cleaning';

/** Makes a claim and sends it to the customer. */
export const MakeClaim = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const t = useWords('bookings', 'claims');
  const kindOf = useWords('claims', 'kind');
  const baht = useBaht();
  const { key, renew, renewAfter } = useAttemptKey();
  const form = useForm({
    name: 'claim',
    begin: { kind: '', amount: '', isTaxed: false, text: '', photos: [] as readonly string[] },
    labelOf: (field) => t(field),
    notSaved: t('notSent'),
  });
  const { draft, set, text, toggle } = form;
  const amount = numberIn(draft.amount);
  const save = async () => {
    const body = {
      ...draft,
      kind: draft.kind as Claim['kind'],
      amount: typedNumber(draft.amount),
      photos: [...draft.photos],
    };
    const done = await form.send(
      'POST /admin/bookings/:id/claims',
      { params: { id: booking.id }, body, headers: { 'Idempotency-Key': key } },
      {
        done: t(booking.customerEmail === '' ? 'madeUntold' : 'sent', { amount: baht(amount) }),
        failed: renewAfter,
      },
    );
    if (done) onClose();
  };
  return (
    <FormDialog form={{ ...form, save }} title={t('make')} submit={t('send')} busy={t('sending')} onClose={onClose}>
      <div onChange={renew} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...text('kind')}
            onChange={({ currentTarget: { value } }) => set({ kind: value, isTaxed: isService(value) })}
          >
            <option value="">{t('choose')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindOf(kind)}
              </option>
            ))}
          </SelectField>
          <TextField {...text('amount')} inputMode="decimal" />
        </div>
        <TextArea {...text('text')} rows={3} maxLength={500} hint={t('textHint')} />
        <Switch {...toggle('isTaxed')} hint={t('taxedHint')} />
        <Photos
          booking={booking}
          chosen={draft.photos}
          error={form.errorOf('photos')}
          onChoose={(photos) => set({ photos })}
        />
      </div>
    </FormDialog>
  );
};

type PhotosProps = {
  booking: Booking;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (photos: readonly string[]) => void;
};

/** The photographs of both hand-overs, of the return first; those that show it are ticked. */
const Photos = ({ booking: { id: bookingId, handOvers }, chosen, error, onChoose }: PhotosProps) => {
  const t = useWords('bookings', 'claims');
  const inPanel = useWords('bookings', 'panel');
  const all = handOvers.toReversed().flatMap(({ photos }) => photos.map((photo, at) => ({ ...photo, at })));
  if (all.length === 0)
    return (
      <div className="grid gap-1.5">
        <p className="text-xs text-muted">{t('noPhotos')}</p>
        {error && <FieldError id="claim-photos-error">{error}</FieldError>}
      </div>
    );
  return (
    <fieldset aria-describedby={error && 'claim-photos-error'}>
      <legend className="mb-1.5 text-sm font-medium">{t('photos')}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map(({ kind, id, at }) => (
          <label
            key={id}
            className="relative block rounded-md border-2 border-transparent has-checked:border-brand has-focus-visible:outline-2"
          >
            <input
              type="checkbox"
              name="photos"
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
              className="absolute top-1.5 left-1.5 size-4.5"
            />
            <img
              src={photoPath(bookingId, id)}
              alt={inPanel('photo', { index: at + 1, kind: inPanel(kind) })}
              loading="lazy"
              className="h-20 w-28 rounded-md object-cover"
            />
          </label>
        ))}
      </div>
      {error && <FieldError id="claim-photos-error">{error}</FieldError>}
    </fieldset>
  );
};
