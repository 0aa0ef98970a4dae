import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useMailContext, useSite } from '../../shell/use-site.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatDayTime } from '../../ui/dates.ts';

type Props = { booking: { status: string; keptUntil: string | null; customerInfo: { email: string } } };

/** Until when the vehicle is kept for cash or a transfer, and how it is kept longer. Renders nothing without such an end. */
export const HoldEnd = ({ booking: { status, keptUntil, customerInfo } }: Props) => {
  const t = useWords('transfer', 'kept');
  const language = useLanguage();
  const { phone } = useSite();
  const noMail = useMailContext();
  if (status !== 'pending' || !keptUntil) return null;
  return (
    <Alert tone="warning" title={t('title', { until: formatDayTime(keptUntil, language) })}>
      {t('text', { email: customerInfo.email, phone, ...noMail })}
    </Alert>
  );
};
