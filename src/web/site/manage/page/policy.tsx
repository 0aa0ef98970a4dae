import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { Card } from '../../../ui/card.tsx';
import { Help } from '../help.tsx';
import type { Booking } from '../managed.ts';
import { RefundScale } from '../refund/refund-scale.tsx';
import { stageOf } from './stage.ts';

/** Until when a cancellation brings back what, and who helps. */
export const Policy = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('manage', { keyPrefix: 'policy' });
  const language = useLanguage();
  const isAhead = ['checked', 'confirmed'].includes(stageOf(booking));
  return (
    <Card aria-labelledby="policy">
      <h2 id="policy" className="mb-3.5 text-[1.1875rem]">
        {t(isAhead ? 'heading' : 'help')}
      </h2>
      {isAhead && (
        <div className="mb-4 grid gap-3">
          <RefundScale booking={booking} />
          <p className="text-sm text-muted">{t('refundTime', { time: booking.refundTime[language] })}</p>
        </div>
      )}
      <Help title={t('call')} />
    </Card>
  );
};
