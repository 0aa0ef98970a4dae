import { Button } from '../../ui/button.tsx';
import { Toast, type ToastText } from '../../ui/toast/toast.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { Part } from './part.tsx';

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
