import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useBaht } from '../../../ui/money.tsx';

type Props = {
  /** Baht that a claim still asks for; null while nothing is asked. */
  amount: number | null;
  isBusy: boolean;
  onLeave: () => void;
  onGiveBack: () => void;
};

/** Asks whether all of a deposit goes back although a claim waits. */
export const AskOpenClaim = ({ amount, isBusy, onLeave, onGiveBack }: Props) => {
  const t = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  return (
    <Modal
      open={amount !== null}
      onClose={onLeave}
      title={t('askOpenClaim')}
      actions={
        <>
          <Button onClick={onLeave}>{t('goBack')}</Button>
          <Button look="brand" busy={isBusy && t('givingBack')} onClick={onGiveBack}>
            {t('giveBackAnyway')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('claimOpen', { amount: baht(amount ?? 0) })}</p>
    </Modal>
  );
};
