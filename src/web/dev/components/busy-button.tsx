import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Part, Row } from './part.tsx';

export const BusyButton = () => (
  <Part
    id="loading-button"
    heading="A button at work"
    text="Press it: for four seconds it says what is going on, keeps the focus, and counts no second press."
  >
    <Saving />
  </Part>
);

const Saving = () => {
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setPresses(presses + 1);
    setBusy(true);
    setTimeout(() => setBusy(false), 4000);
  };
  return (
    <Row>
      <Button look="accent" onClick={save} busy={isBusy && 'Saving...'}>
        Save changes
      </Button>
      <p className="self-center text-sm text-muted figures">Saved: {presses}</p>
    </Row>
  );
};
