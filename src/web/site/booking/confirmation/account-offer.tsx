import { giveDetails } from '../../../booking/details-for-account.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useSite } from '../../../shell/use-site.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { WizardBooking } from '../state/wizard-context.ts';

/** An account for who booked as a guest, with what they typed filled in. */
export const AccountOffer = ({ booking: { customerInfo } }: { booking: WizardBooking }) => {
  const t = useWords('booking', 'done.account');
  if (useSite().user) return null;
  return (
    <Card className="no-print">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-60 flex-1">
          <h2 className="text-[1.1875rem]">{t('title')}</h2>
          <p className="mt-1 text-sm text-muted">{t('text')}</p>
        </div>
        <LinkButton to="/register" onClick={() => giveDetails(customerInfo)}>
          {t('create')}
        </LinkButton>
      </div>
    </Card>
  );
};
