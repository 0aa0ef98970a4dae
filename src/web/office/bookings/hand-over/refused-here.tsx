import { formatNumber } from '#kernel/format-number.ts';
import { dropUnsent, isPhoto, type Unsent, useUnsent } from '../../../device/unsent.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import type { Fields } from './fields.ts';

/** What this device recorded of a booking and the server did not take: why, and what was typed. */
export const RefusedHere = ({ bookingId, staffId }: { bookingId: string; staffId: string }) => {
  const unsent = useUnsent(staffId) ?? [];
  return unsent
    .filter((one) => one.facts.bookingId === bookingId && !isPhoto(one) && one.facts.refused)
    .map((one) => <Refused key={one.id} one={one} />);
};

const Refused = ({ one: { id, keptAt, facts } }: { one: Unsent }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const say = useProblemWords();
  const typed: Partial<Fields> = 'typed' in facts.what ? facts.what.typed : {};
  const lines = [
    typed.mileage && `${t('mileage')}: ${formatNumber(Number(typed.mileage))}`,
    typed.fuel && `${t('fuel')}: ${t('eighth', { count: typed.fuel })}`,
    typed.inspected && t('inspected'),
    typed.damage && `${t('damageLabel')}: ${typed.damage}`,
    typed.note && `${t('note')}: ${typed.note}`,
    typed.lateFee && typed.lateFee !== '0' && `${t('fee')}: ${typed.lateFee}`,
  ].filter(Boolean);
  return (
    <Alert
      tone="danger"
      title={t(facts.kind === 'return' ? 'failedReturn' : 'failedPickUp')}
      action={
        <Button size="sm" onClick={() => dropUnsent(id)}>
          {t('dropRefused')}
        </Button>
      }
    >
      <p>{facts.refused && say(facts.refused)}</p>
      <p className="mt-1.5">{t('typedHere', { when: formatDayTime(new Date(keptAt).toISOString(), language) })}</p>
      <ul className="list-disc pl-4">
        {lines.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
};
