import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useBaht } from '../../../ui/money.tsx';

const ways = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'digital_wallet'] as const;

type Props = {
  /** How the deposit was left. */
  method: string;
  /** Baht that go back, and that are kept. */
  back: number;
  keep: number;
  isBusy: boolean;
  onLeave: () => void;
  onDone: () => void;
};

/** What goes back by hand: asks for it to be done, and whether it was. */
export const AskGiveBack = ({ method, back, keep, isBusy, onLeave, onDone }: Props) => {
  const t = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  const way = ways.find((one) => one === method) ?? 'bank_transfer';
  return (
    <Modal
      open
      onClose={onLeave}
      title={t('giveBack', { amount: baht(back) })}
      actions={
        <>
          <Button onClick={onLeave}>{t('notYet')}</Button>
          <Button look="brand" busy={isBusy && t('givingBack')} onClick={onDone}>
            {t(`isBack.${way}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-sm">
        <p>{t(`byHand.${way}`, { amount: baht(back) })}</p>
        {keep > 0 && <p>{t('keptThen', { amount: baht(keep) })}</p>}
      </div>
    </Modal>
  );
};
