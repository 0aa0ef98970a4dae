import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';

type Props = { onStay: () => void; onLeave: () => void };

/** Asks whether to leave what is not saved. */
const LeaveDialog = ({ onStay, onLeave }: Props) => {
  const t = useWords('ui', 'unsaved');
  return (
    <Modal
      open
      onClose={onStay}
      title={t('title')}
      actions={
        <>
          <Button size="sm" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button size="sm" look="brand" onClick={onStay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('text')}</p>
    </Modal>
  );
};

export default LeaveDialog;
