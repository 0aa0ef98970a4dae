import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';

type Props = { rates: readonly ('week' | 'month')[]; onSave: () => void; onClose: () => void };

/** Asks once whether a week or a month is to cost more than its days. */
export const DearRates = ({ rates, onSave, onClose }: Props) => {
  const t = useWords('fleet', 'rates');
  return (
    <Modal
      open
      onClose={onClose}
      title={t('dear.title')}
      actions={
        <>
          <Button onClick={onSave}>{t('dear.save')}</Button>
          <Button look="brand" onClick={onClose}>
            {t('dear.change')}
          </Button>
        </>
      }
    >
      {rates.map((rate) => (
        <p key={rate} className="text-sm">
          {t(`dear.${rate}`)}
        </p>
      ))}
    </Modal>
  );
};
