import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../../ui/money.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { ChargeResult } from '../../wizard.ts';
import { QrToScan } from './qr-to-scan.tsx';
import { WayThere } from './way-there.tsx';

type Props = {
  /** Null until the server has told what is open. */
  charge: ChargeResult | null;
  method: string;
  isTest: boolean;
  /** The way to another method. */
  children: ReactNode;
};

/** What is waited for, by what the charge brought: a picture to scan, an address to go to, or only the bank's answer. */
export const Awaited = ({ charge, method, isTest, children }: Props) => {
  const { t } = useTranslation('payment');
  const baht = useBaht();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const hasWay = charge?.scannable_code || charge?.authorize_uri;
  return (
    <section className="mt-6 rounded-lg border border-brand bg-surface edge-brand p-4 md:p-6">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-xl outline-none">
          <Spinner />
          {t(hasWay ? 'awaiting.title' : 'waiting')}
        </h2>
        {charge && <p className="mt-1 font-medium">{t('awaiting.amount', { amount: baht(charge.amount), method })}</p>}
      </div>
      {charge?.scannable_code ? (
        <QrToScan charge={charge} picture={charge.scannable_code} isTest={isTest} />
      ) : (
        <Elsewhere address={charge?.authorize_uri ?? null} method={method} />
      )}
      <div className="mt-5 empty:hidden">{children}</div>
      <p className="mt-4 text-sm text-muted">{t('awaiting.safe')}</p>
    </section>
  );
};

const Elsewhere = ({ address, method }: { address: string | null; method: string }) => {
  const { t } = useTranslation('payment');
  if (!address) return <p className="mt-3 text-muted">{t('waitingText')}</p>;
  return (
    <>
      <p className="mt-3 text-muted">{t('awaiting.elsewhere', { method })}</p>
      <div className="mt-4">
        <WayThere address={address} look="accent">
          {t('awaiting.open')}
        </WayThere>
      </div>
    </>
  );
};
