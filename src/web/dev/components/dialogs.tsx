import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ModalPanel } from '../../ui/dialog/modal-panel.tsx';
import { Money } from '../../ui/money.tsx';
import { Case, Part, Row } from './part.tsx';

export const Dialogs = () => (
  <Part
    id="dialogs"
    heading="Dialogs"
    text="One question, with its consequence. Escape or a click beside it closes it; the page behind stands still and gets the focus back."
  >
    <div className="grid place-items-center rounded-md bg-ground p-4 md:p-8">
      <div className="w-full max-w-120 rounded-panel bg-raised shadow-lg">
        <Question onClose={() => undefined} />
      </div>
    </div>
    <Row>
      <Case name="As above">
        <Opened opener="Cancel booking">{(close) => <Refund onClose={close} />}</Opened>
      </Case>
      <Case name="Longer than the screen">
        <Opened opener="Read the terms">{() => <LongText />}</Opened>
      </Case>
    </Row>
  </Part>
);

const Question = ({ onClose }: { onClose: () => void }) => (
  <ModalPanel heading={useId()} title="Cancel booking?" onClose={onClose}>
    <Refund onClose={onClose} />
  </ModalPanel>
);

const Refund = ({ onClose }: { onClose: () => void }) => (
  <>
    <p className="text-muted">BKK7QM4XD, Hannah Keller. The customer will be told.</p>
    <p className="flex justify-between rounded-md bg-sunken px-4 py-3">
      Refund <Money baht={10647} className="font-semibold" />
    </p>
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onClose}>Keep booking</Button>
      <Button look="danger" onClick={onClose}>
        Cancel and refund
      </Button>
    </div>
  </>
);

const LongText = () => (
  <div className="grid gap-3">
    {Array.from({ length: 24 }, (_, index) => `Rule ${index + 1}: the car comes back as it left.`).map((rule) => (
      <p key={rule}>{rule}</p>
    ))}
  </div>
);

const Opened = ({ opener, children }: { opener: string; children: (close: () => void) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Modal open={isOpen} onClose={close} title={opener}>
        {children(close)}
      </Modal>
    </>
  );
};
