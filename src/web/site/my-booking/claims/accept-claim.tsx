import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useBaht } from '../../../ui/money.tsx';
import type { Paying } from './deposit-kind.ts';

type Props = {
  /** What it is for. */
  what: string;
  /** Baht. */
  amount: number;
  /** Null while it is not known. */
  paying: Paying | null;
  isBusy: boolean;
  onLeave: () => void;
  onAccept: () => void;
};

/** Asks before a claim is accepted: the sum, and where it comes from. */
export const AcceptClaim = ({ what, amount, paying, isBusy, onLeave, onAccept }: Props) => {
  const t = useWords('claims', 'own');
  const baht = useBaht();
  return (
    <Modal
      open
      onClose={onLeave}
      title={t('ask', { amount: baht(amount) })}
      actions={
        <>
          <Button onClick={onLeave}>{t('notNow')}</Button>
          <Button look="brand" busy={isBusy && t('sending')} onClick={onAccept}>
            {t('acceptNow', { amount: baht(amount) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-sm leading-body">
        <p className="font-medium">{what}</p>
        {paying && paying.kind !== 'none' && paying.fromDeposit > 0 && (
          <p>{t(`from.${paying.kind}`, { amount: baht(paying.fromDeposit) })}</p>
        )}
        {paying && paying.toPay > 0 && <p>{t('toPay', { amount: baht(paying.toPay) })}</p>}
        <p className="text-muted">{t('once')}</p>
      </div>
    </Modal>
  );
};
