import type { ReactNode } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useMailContext } from '../../../shell/use-site.ts';
import { Card } from '../../../ui/card.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { usePhoneInText, useRefundWords } from '../frame/wizard-words.ts';
import type { WizardBooking } from '../state/wizard-context.ts';

/** The keys of the sentences that say what happens today and whom to call. */
const today = {
  confirmed: 'todayText',
  paid: 'todayWaits',
  atPickUp: 'todayWaits',
  awaitingTransfer: 'todayTransfer',
  free: 'todayWaits',
  undecided: 'todayWaits',
} as const;

type Props = {
  booking: WizardBooking;
  state: keyof typeof today;
  /** The booking was made before, and only what was left of it is paid. */
  isRest: boolean;
};

/** The steps from now to the pick-up. */
export const WhatNext = ({ booking, state, isRest }: Props) => {
  const t = useWords('booking', 'done');
  const language = useLanguage();
  const phoneInText = usePhoneInText();
  const { phone } = phoneInText;
  const noMail = useMailContext();
  const asks = state === 'confirmed' && !isRest && !noMail.context ? 'nothingCame' : 'ask';
  const refundWords = useRefundWords();
  const moment = (at: string) => formatDayTime(at, language, { long: true });
  const place = (language === 'th' && booking.pickupLocationInThai) || booking.pickupLocation;
  return (
    <Card>
      <h2 className="mb-3.5 text-[1.1875rem]">{t('next')}</h2>
      <ol className="grid gap-4.5">
        <Stop icon={isRest || noMail.context ? 'document' : 'mail'} title={t('today')}>
          {t(isRest ? 'todayRest' : today[state], noMail)} {phone && t(asks, { phone })}
        </Stop>
        <Stop icon="key" title={t('pickUp', { moment: moment(booking.pickupDate), place })}>
          <Bring booking={booking} />
        </Stop>
        <Stop icon="repeat" title={t('cancel')}>
          {refundWords(booking, { long: true })} {t('cancelText', phoneInText)}
        </Stop>
      </ol>
    </Card>
  );
};

const Bring = ({ booking }: { booking: WizardBooking }) => {
  const t = useWords('booking', 'done');
  const baht = useBaht();
  const { dueAtPickUp } = booking;
  const { securityDeposit } = booking.quote;
  const sentences = [
    t('pickUpText'),
    ...(securityDeposit > 0 ? [t('pickUpDeposit', { amount: baht(securityDeposit) })] : []),
    ...(dueAtPickUp > 0 ? [t('payAtPickUp', { amount: baht(dueAtPickUp) })] : []),
  ];
  return sentences.join(' ');
};

const Stop = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <li className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3.5">
    <span className="row-span-2 grid size-9 place-items-center rounded-md bg-brand-soft text-on-brand-soft">
      <Icon name={icon} />
    </span>
    <h3 className="text-base tracking-normal">{title}</h3>
    <p className="text-sm text-muted">{children}</p>
  </li>
);
