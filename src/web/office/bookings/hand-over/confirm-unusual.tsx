import { formatNumber } from '#kernel/format-number.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { Doubt } from './fields.ts';
import type { HandOver } from './use-hand-over.ts';

/** Asks for confirmation of anything unusual, and of all that is missing, before the hand-over is recorded. */
export const AskFirst = ({ handOver, isReturn }: { handOver: HandOver; isReturn: boolean }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const { lacks, doubts, isAsking, leaveAsking, record, seen, lastMileage } = handOver;
  const kilometres = formatNumber(lastMileage);
  const sentences: Record<Doubt, string> = {
    early: t('early', { when: formatDayTime(seen.pickupDate, language) }),
    notBegun: t('notBegun'),
    noPickUp: t('noPickUp'),
    mileageMuch: t(isReturn ? 'mileageMuch' : 'mileageMuchMore', { kilometres }),
  };
  return (
    <Modal
      open={isAsking}
      onClose={leaveAsking}
      title={t(isReturn ? 'askReturn' : 'askPickUp')}
      actions={
        <>
          <Button onClick={leaveAsking}>{t('goBack')}</Button>
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
        {lacks.map(({ what, sentence }) => (
          <li key={what}>{sentence}</li>
        ))}
      </ul>
    </Modal>
  );
};
