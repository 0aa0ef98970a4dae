import { useDriverWords } from '../../../drivers/use-driver-words.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { formatDay, formatDayTime } from '../../../ui/dates.ts';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';

/** Who drives, what the rules say of each, and who saw the licence. */
export const DriversPart = ({ booking: { drivers } }: { booking: Booking }) => {
  const t = useWords('drivers');
  const language = useLanguage();
  const say = useProblemWords();
  const licenceOf = useDriverWords();
  return (
    <PanelPart title={t('title')}>
      <ul className="grid gap-3">
        {drivers.map((driver) => (
          <li key={driver.id} className="text-xs">
            <p className="text-sm font-semibold">{driver.name}</p>
            <p className="text-muted">
              {t('born', { day: formatDay(driver.bornOn, language, { weekday: false, year: true }) })},{' '}
              {t('age', { age: driver.age })}
            </p>
            <p className="text-muted">{licenceOf(driver)}</p>
            {driver.problems.map((problem) => (
              <p key={problem.code} className="font-medium text-danger">
                {say(problem)}
              </p>
            ))}
            <p className={driver.seenAt ? 'text-success' : 'text-muted'}>
              {driver.seenAt
                ? t('seenBy', { name: driver.seenBy ?? '', moment: formatDayTime(driver.seenAt, language) })
                : t('notSeen')}
            </p>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
};
