import { Link } from 'react-router';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import type { Damage } from './damage.ts';

type Props = {
  /** Where its pin leads. */
  id: string;
  damage: Damage;
  number: number;
  onRepaired: () => void;
};

/** A damage of the ledger: what it is, since when, which rental brought it, and that it was repaired. */
export const DamageRow = ({ id, damage, number, onRepaired }: Props) => {
  const t = useWords('damageLedger', 'office');
  const say = useDamageText();
  const language = useLanguage();
  const { note, recordedAt, recordedBy, booking, repair } = damage;
  const when = formatDayTime(recordedAt, language, { year: true });
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2 focus:outline-hidden focus:bg-hover"
    >
      <span
        aria-hidden="true"
        className={`grid size-6 place-items-center rounded-full text-2xs font-semibold ${repair ? 'border border-line-control text-muted' : 'bg-brand text-on-brand'}`}
      >
        {number}
      </span>
      <div className="grid justify-items-start gap-0.5 wrap-anywhere">
        <p className="text-sm font-medium">{say(damage)}</p>
        {note && <p>{note}</p>}
        <p className="text-muted">
          {recordedBy ? t('recordedBy', { when, name: recordedBy }) : t('recorded', { when })}
          {booking && (
            <>
              , {t(`seenAt.${booking.handOver}`)}{' '}
              <Link
                to={`/admin/bookings/${booking.id}`}
                className="inline-flex min-h-6 items-center text-link underline"
              >
                {t('booking', { number: booking.number })}
              </Link>
            </>
          )}
        </p>
        {repair ? (
          <p className="text-muted">
            {repair.by
              ? t('wasRepairedBy', { when: formatDayTime(repair.at, language, { year: true }), name: repair.by })
              : t('wasRepaired', { when: formatDayTime(repair.at, language, { year: true }) })}
            {repair.note && `: ${repair.note}`}
          </p>
        ) : (
          <Button size="xs" className="mt-1" aria-label={`${t('repaired')}: ${say(damage)}`} onClick={onRepaired}>
            {t('repaired')}
          </Button>
        )}
      </div>
    </li>
  );
};
