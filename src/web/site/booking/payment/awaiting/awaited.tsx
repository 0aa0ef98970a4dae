import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../../ui/money.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { ChargeResult } from '../../wizard.ts';
import { HoldLine } from '../hold-band.tsx';
import { QrToScan } from './qr-to-scan.tsx';
import { WayThere } from './way-there.tsx';

type Props = {
  /** Null until the server has told what is open. */
  charge: ChargeResult | null;
  method: string;
  /** Where it is approved, in words. */
  place: string;
  isTest: boolean;
  isHoldOver: boolean;
  /** The way to another method. */
  children: ReactNode;
};

/** What is waited for, by what the charge brought: a picture to scan, an address to go to, or only the bank's answer. */
export const Awaited = ({ charge, method, place, isTest, isHoldOver, children }: Props) => {
  const { t } = useTranslation('payment');
  const baht = useBaht();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const hasComeBack = useHasComeBack(charge === null);
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
        <Elsewhere address={charge?.authorize_uri ?? null} {...{ place, hasComeBack, isHoldOver }} />
      )}
      {!isHoldOver && <HoldLine />}
      <div className="mt-5 empty:hidden">{children}</div>
      <p className="mt-4 text-sm text-muted">{t('awaiting.safe')}</p>
    </section>
  );
};

type ElsewhereProps = { address: string | null; hasComeBack: boolean } & Pick<Props, 'place' | 'isHoldOver'>;

const Elsewhere = ({ address, place, hasComeBack, isHoldOver }: ElsewhereProps) => {
  const { t } = useTranslation('payment');
  if (!address) return <p className="mt-3 text-muted">{t('waitingText')}</p>;
  return (
    <>
      <p className="mt-3 text-muted">{t('awaiting.elsewhere', { place })}</p>
      {hasComeBack && !isHoldOver && <p className="mt-3 font-medium">{t('awaiting.leftUnpaid')}</p>}
      <div className="mt-4">
        <WayThere address={address} look="accent">
          {t('awaiting.open')}
        </WayThere>
      </div>
    </>
  );
};

/** Whether the customer left this tab and is back. `isFound`: it was loaded anew, and the payment was open already. */
const useHasComeBack = (isFound: boolean): boolean => {
  const [hasComeBack, setBack] = useState(isFound);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setBack(true);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hasComeBack;
};
