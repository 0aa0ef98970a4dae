import { useDriverWords } from '../../../drivers/use-driver-words.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { seenIn, withSeen } from './fields.ts';
import type { HandOver } from './use-hand-over.ts';

/** One tick for each driver whose licence was seen. The vehicle goes to nobody before that of the main driver. */
export const DriverTicks = ({ handOver: { seen, fields, set, problemAt } }: { handOver: HandOver }) => {
  const t = useWords('drivers');
  const say = useProblemWords();
  const licenceOf = useDriverWords();
  const [main, ...others] = seen.drivers;
  if (!main) return null;
  const isSeen = seenIn(fields);
  return (
    <ul className="grid gap-3">
      {[main, ...others].map((driver) => (
        <li key={driver.id}>
          <Checkbox
            label={t('tick', { name: driver.name })}
            checked={driver === main ? fields.licenseChecked : isSeen.includes(driver.id)}
            error={driver === main ? problemAt('licenseChecked') : undefined}
            onChange={({ currentTarget: { checked } }) =>
              set(driver === main ? { licenseChecked: checked } : withSeen(fields, driver.id, checked))
            }
          />
          <p className="ml-8 text-xs text-muted">{licenceOf(driver)}</p>
          {driver.problems.map((problem) => (
            <p key={problem.code} className="ml-8 text-xs font-medium text-danger">
              {say(problem)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
};
