import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Booking } from '../booking.ts';
import { type Agreed, SignForm } from './sign-form.tsx';

type Props = { booking: Booking; agreed: Agreed /** The newest that was signed. */; version: number };

/** What was signed stands; whoever wants another asks for it, and it is a further version. */
export const SignAnew = ({ booking, agreed, version }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'signing' });
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SignForm booking={booking} agreed={agreed} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 md:px-6">
      <p className="text-xs text-muted">{t('anewText', { version, next: version + 1 })}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('anew')}
      </Button>
    </div>
  );
};
