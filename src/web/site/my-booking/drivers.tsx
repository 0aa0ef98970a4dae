import { useDriverWords } from '../../drivers/use-driver-words.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Card } from '../../ui/card.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import type { CustomerBooking } from './managed.ts';

/** Who drives, and whose licence has been seen. */
const Drivers = ({ drivers }: Pick<CustomerBooking, 'drivers'>) => {
  const t = useWords('drivers');
  const language = useLanguage();
  const licenceOf = useDriverWords();
  return (
    <Card aria-labelledby="drivers">
      <h2 id="drivers" className="mb-3.5 text-[1.1875rem]">
        {t('title')}
      </h2>
      <ul className="grid gap-4">
        {drivers.map((driver) => (
          <li key={driver.id} className="text-sm">
            <p className="text-base font-semibold">{driver.name}</p>
            <p className="text-muted">
              {t('born', { day: formatDay(driver.bornOn, language, { weekday: false, year: true }) })}
            </p>
            <p className="text-muted">{licenceOf(driver)}</p>
            {driver.seenAt && (
              <p className="mt-1 flex items-center gap-1.5 text-success">
                <Icon name="check" size="sm" />
                {t('seen')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
export default Drivers;
