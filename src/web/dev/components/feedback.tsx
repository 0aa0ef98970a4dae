import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Toast, type ToastText } from '../../ui/toast/toast.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { Case, Part, Row } from './part.tsx';

const texts: readonly ToastText[] = [
  { message: 'Moved to 6ขฆ 114', action: { label: 'Undo', run: () => undefined } },
  { message: 'Email sent successfully!', tone: 'info' },
  { message: 'You are offline. Changes wait here.', tone: 'problem', action: { label: 'Retry', run: () => undefined } },
];

const stay = () => undefined;

export const Toasts = () => {
  const notify = useNotify();
  return (
    <Part
      id="toasts"
      heading="Toasts"
      text="What was done, and the way back. Five seconds, longer under the pointer or the focus."
    >
      <div className="grid gap-3">
        {texts.map((text) => (
          <Toast key={text.message} text={text} onEnd={stay} />
        ))}
      </div>
      <div>
        <Button size="sm" onClick={() => notify({ message: 'Saved' })}>
          Show one
        </Button>
      </div>
    </Part>
  );
};

export const Waiting = () => (
  <Part
    id="waiting"
    heading="Cards and waiting"
    text="A surface with an edge, a word with a spinner, and a place in the shape of what comes."
  >
    <Card>
      <p className="text-lg font-semibold">Pick-up at Suvarnabhumi</p>
      <p className="mt-1 text-muted">Arrivals hall, gate 8. We wait for one hour if the flight is late.</p>
    </Card>
    <Row>
      <Case name="Small">
        <Spinner />
      </Case>
      <Case name="Large">
        <Spinner className="size-8 text-brand" />
      </Case>
      <p className="flex items-center gap-2 self-center text-sm text-muted">
        <Spinner /> Loading…
      </p>
    </Row>
    <Card>
      <Skeleton className="h-36 w-full" />
      <Skeleton className="mt-4 h-4 w-2/5" />
      <Skeleton className="mt-2 h-6 w-3/5" />
      <Skeleton className="mt-4 h-9 w-24" />
    </Card>
  </Part>
);

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
