import { useState } from 'react';
import { toInstant } from '#kernel/bangkok-time.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useAutoRefresh } from '../../live/use-auto-refresh.ts';
import { useMutation } from '../../live/use-mutation.ts';
import type { Deposits } from './deposits.ts';

type Link = DataOf<'POST /admin/bookings/:id/security-deposits/link'>;

/** Has the customer hold the deposit on their own card, by a link that they scan. Null where no card can be asked. */
export const LinkForHold = ({ bookingId: id, deposits }: { bookingId: string; deposits: Deposits }) => {
  const t = useWords('bookings', 'securityDeposit');
  const language = useLanguage();
  const now = useNow();
  const { run, isBusy } = useMutation();
  const [link, setLink] = useState<Link | null>(null);
  const { heldFrom, agreedAmount } = deposits;
  if (heldFrom === null) return null;
  if (toInstant(heldFrom).epochMilliseconds > now)
    return <p className="mt-2 text-2xs text-muted">{t('heldFrom', { when: formatDayTime(heldFrom, language) })}</p>;
  if (link) return <Shown link={link} amount={agreedAmount} />;
  const show = async () => {
    const answer = await run('POST /admin/bookings/:id/security-deposits/link', { params: { id } });
    if (answer) setLink(answer.data);
  };
  return (
    <Button size="sm" className="mt-3" busy={isBusy && t('showingLink')} onClick={show}>
      {t('showLink')}
    </Button>
  );
};

/** The code to scan; the screen looks every few seconds whether the deposit is held. */
const Shown = ({ link: { url, picture }, amount }: { link: Link; amount: number }) => {
  const t = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  useAutoRefresh(4000);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      <img src={picture} alt={t('linkCode')} className="size-40 rounded-md border border-line bg-white" />
      <div className="grid min-w-48 flex-1 justify-items-start gap-2 text-xs">
        <p>{t('scan', { amount: baht(amount) })}</p>
        <p className="text-muted">{t('linkSecret')}</p>
        <CopyButton text={url} label={t('copyLink')} />
      </div>
    </div>
  );
};
