import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';

type Props = {
  title: string;
  /** What is removed, and what becomes of it. */
  children: ReactNode;
  keep: string;
  /** Left out where it cannot be removed as things stand. */
  remove?: string | false;
  /** The button while it is under way; false while it is not. */
  busy: string | false;
  /** Why it was not removed. */
  failed?: { title: string; text?: ReactNode } | null | undefined;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks before something is removed. It stays open until it is done, and says why it was not. */
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
