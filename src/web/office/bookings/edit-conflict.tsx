import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import type { Booking } from './booking.ts';

type Props = { seen: Booking; now: Booking; onGoOn: () => void };

/** Somebody else saved first: shows their changes, and lets the user continue with their own. */
export const EditConflict = ({ seen, now, onGoOn }: Props) => {
  const t = useWords('bookings', 'changed');
  const nameOf = useFieldNames();
  const wordOf = useFieldValues();
  const changes = changedSince(seen, now);
  // The new version has not loaded yet, so there is nothing to continue from.
  const isLoaded = now.version !== seen.version;
  return (
    <Alert tone="warning" title={t('title')}>
      <p>{t('text')}</p>
      {isLoaded && changes.length === 0 && <p className="mt-1.5">{t('nothing')}</p>}
      <ul className="mt-1.5 list-disc pl-4">
        {changes.map(({ field, value }) => (
          <li key={field}>{t('now', { field: nameOf[field], value: wordOf(field, value) })}</li>
        ))}
      </ul>
      {isLoaded && (
        <Button size="sm" className="mt-2.5" onClick={onGoOn}>
          {t('goOn')}
        </Button>
      )}
    </Alert>
  );
};

const useFieldNames = (): Record<Watched, string> => {
  const t = useWords('bookings');
  return {
    pickupDate: t('paper.pickUp'),
    returnDate: t('paper.return'),
    vehicleName: t('edit.vehicle'),
    pickupLocation: t('edit.pickUp'),
    returnLocation: t('edit.dropOff'),
    stage: t('edit.status'),
    paymentStatus: t('edit.paymentStatus'),
    totalAmount: t('column.total'),
    flightNumber: t('edit.flight'),
    arrivalNote: t('edit.arrival'),
    customerName: t('edit.customer'),
    customerEmail: t('panel.email'),
    customerPhone: t('panel.phone'),
    notes: t('edit.notes'),
  };
};

const useFieldValues = () => {
  const t = useWords('bookings');
  const language = useLanguage();
  const baht = useBaht();
  return (field: Watched, value: string | number): string => {
    if (typeof value === 'number') return baht(value);
    if (field === 'pickupDate' || field === 'returnDate') return formatDayTime(value, language, { year: true });
    if (field === 'stage') return t(`stage.${value as Booking['stage']}`);
    if (field === 'paymentStatus') return t(`paid.${value as Booking['paymentStatus']}`);
    return `“${value}”`;
  };
};

/** The booking fields that the edit form covers, by their label keys. */
const watched = [
  'pickupDate',
  'returnDate',
  'vehicleName',
  'pickupLocation',
  'returnLocation',
  'stage',
  'paymentStatus',
  'totalAmount',
  'flightNumber',
  'arrivalNote',
  'customerName',
  'customerEmail',
  'customerPhone',
  'notes',
] as const satisfies readonly (keyof Booking)[];
type Watched = (typeof watched)[number];

/** The fields that somebody else changed since the booking was opened, with their new values. */
const changedSince = (seen: Booking, now: Booking): { field: Watched; value: string | number }[] =>
  watched.filter((field) => seen[field] !== now[field]).map((field) => ({ field, value: now[field] }));
