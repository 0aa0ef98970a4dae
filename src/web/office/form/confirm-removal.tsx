import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';

type Props = {
  title: string;
  /** What is removed, and the consequences. */
  children: ReactNode;
  keep: string;
  /** The label of the confirm button; left out where removal is currently impossible. */
  remove?: string | false;
  /** The button's label during the removal; otherwise false. */
  busy: string | false;
  /** Why the removal failed. */
  failed?: { title: string; text?: ReactNode } | null | undefined;
  onRemove: () => void;
  onClose: () => void;
};

/** Confirms a removal. The dialog stays open until it is done, and shows why it failed. */
export const ConfirmRemoval = ({ title, children, keep, remove, busy, failed, onRemove, onClose }: Props) => (
  <Modal
    open
    onClose={onClose}
    title={title}
    actions={
      <>
        <Button onClick={onClose}>{keep}</Button>
        {remove && (
          <Button look="danger" busy={busy} onClick={onRemove}>
            {remove}
          </Button>
        )}
      </>
    }
  >
    {failed && (
      <Alert tone="danger" title={failed.title}>
        {failed.text}
      </Alert>
    )}
    {children}
  </Modal>
);
