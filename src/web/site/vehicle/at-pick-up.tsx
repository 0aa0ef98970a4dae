import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../../languages/use-words.ts';
import { useSite } from '../../shell/use-site.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { useBaht } from '../../ui/money.tsx';
import { VehiclePart } from './part.tsx';

/** What the driver must bring to the pick-up, and the deposit held there. */
export const AtPickUp = ({ vehicle: { category } }: { vehicle: VehicleShape }) => {
  const t = useWords('vehicle', 'atPickUp');
  const baht = useBaht();
  const { pages } = useSite();
  const { securityDeposit: deposit, minimumDriverAge: age } = category;
  return (
    <VehiclePart heading={t('heading')}>
      <ul className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-3">
        <Need icon="document" name={t('licence')}>
          {t('licenceText')}
        </Need>
        <Need icon="user" name={t('person')}>
          {t('personText', { age })}
        </Need>
        <Need icon="wallet" name={deposit > 0 ? t('deposit', { amount: baht(deposit) }) : t('noDeposit')}>
          {deposit > 0 ? t('depositText') : t('noDepositText')}
        </Need>
      </ul>
      {pages.includes('terms') && (
        <p className="mt-4 text-sm">
          <Link to="/terms" className="text-link underline underline-offset-3">
            {t('terms')}
          </Link>
        </p>
      )}
    </VehiclePart>
  );
};

const Need = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-0.5 text-brand" />
    <div className="min-w-0">
      <h3 className="text-[0.9375rem] leading-body font-semibold tracking-normal">{name}</h3>
      <p className="text-sm text-muted">{children}</p>
    </div>
  </li>
);
