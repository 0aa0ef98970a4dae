import { formatNumber } from '#kernel/format-number.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useBaht } from '../../../ui/money.tsx';
import type { Doubt } from './fields.ts';
import type { HandOver } from './use-hand-over.ts';

/** Asks for confirmation of anything unusual before the hand-over is recorded. */
export const AskFirst = ({ handOver, isReturn }: { handOver: HandOver; isReturn: boolean }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const baht = useBaht();
  const { doubts, leaveDoubts, record, seen, lateFee, lastMileage } = handOver;
  const sentences: Record<Doubt, string> = {
    early: t('early', { when: formatDayTime(seen.pickupDate, language) }),
    notBegun: t('notBegun'),
    noPhotos: t('noPhotos'),
    notInspected: t('notInspected'),
    stillOwed: t('stillOwed', { amount: baht(seen.owedAmount + lateFee) }),
    noPickUp: t('noPickUp'),
    mileageMuch: t(isReturn ? 'mileageMuch' : 'mileageMuchMore', { kilometres: formatNumber(lastMileage) }),
    mileageLess: t('mileageLess', { kilometres: formatNumber(lastMileage) }),
  };
  return (
    <Modal
      open={doubts.length > 0}
      onClose={leaveDoubts}
      title={t(isReturn ? 'askReturn' : 'askPickUp')}
      actions={
        <>
          <Button onClick={leaveDoubts}>{t('goBack')}</Button>
          <Button look="brand" onClick={record}>
            {t(isReturn ? 'return' : 'pickUp')}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {doubts.map((doubt) => (
          <li key={doubt}>{sentences[doubt]}</li>
        ))}
      </ul>
    </Modal>
  );
};
