import { useWords } from '../../../languages/use-words.ts';
import { useDisclosure } from '../../../shell/use-disclosure.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useLeaveDesk } from '../../frame/desk-head.tsx';
import type { HandOver } from './use-hand-over.ts';

/** The action, what is missing for it, and the way to go on later. */
export const HandOverBar = ({ handOver, isReturn }: { handOver: HandOver; isReturn: boolean }) => {
  const { lacks, isBusy } = handOver;
  const t = useWords('bookings', 'handOver');
  const notify = useNotify();
  const { close } = useLeaveDesk();
  return (
    <div className="no-print sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="relative mx-auto flex w-full max-w-240 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-6">
        <div className="min-w-0 basis-full text-xs text-muted md:flex-1 md:basis-0">
          {lacks.length > 0 && (
            <>
              <Folded handOver={handOver} />
              <div className="flex flex-wrap items-center gap-x-3 max-md:hidden">
                {t('missing')}
                <Missing lacks={lacks} />
              </div>
            </>
          )}
          <p className={lacks.length > 0 ? 'max-md:hidden' : ''}>
            <Ready handOver={handOver} isReturn={isReturn} />
          </p>
        </div>
        <Button
          onClick={() => {
            notify({ message: t('laterDone') });
            close();
          }}
        >
          {t('later')}
        </Button>
        <Button
          type="submit"
          look={lacks.length > 0 ? 'outline' : 'accent'}
          busy={isBusy && t('busy')}
          className="max-md:flex-1"
        >
          <Icon name="key" />
          {t(isReturn ? 'return' : 'pickUp')}
        </Button>
      </div>
    </div>
  );
};

/** What the press does. */
const Ready = ({ handOver: { givesBack, left }, isReturn }: { handOver: HandOver; isReturn: boolean }) => {
  const t = useWords('bookings', 'handOver');
  const baht = useBaht();
  if (!isReturn) return t('readyPickUp');
  if (!givesBack || !left) return t('readyReturn');
  return t(left.card ? 'readyLetGo' : 'readyGiveBack', { amount: baht(left.amount) });
};

/** On a phone one line, which opens the list. */
const Folded = ({ handOver: { lacks } }: { handOver: HandOver }) => {
  const t = useWords('bookings', 'handOver');
  const disclosure = useDisclosure();
  return (
    <details {...disclosure} className="md:hidden">
      <summary className="flex min-h-9 items-center gap-1 text-sm font-medium text-link">
        {t('missingCount', { count: lacks.length })}
      </summary>
      <div className="absolute inset-x-0 bottom-full grid max-h-[60dvh] overflow-y-auto border-t border-line bg-surface px-4 py-2 shadow-lg">
        <Missing lacks={lacks} onGo={() => disclosure.ref.current?.removeAttribute('open')} />
      </div>
    </details>
  );
};

/** All that is missing, each with the way to its step. */
const Missing = ({ lacks, onGo }: { lacks: HandOver['lacks']; onGo?: () => void }) => {
  const t = useWords('bookings', 'handOver');
  return lacks.map(({ step, what, field, label, isBlocking }) => (
    <a
      key={`${field} ${what}`}
      href={`#${step}`}
      onClick={onGo}
      className={`inline-flex min-h-8 items-center gap-1 text-sm max-md:min-h-11 ${isBlocking ? 'font-semibold text-ink' : 'text-link'}`}
    >
      {isBlocking && <Icon name="alert" size="sm" className="text-danger" />}
      <span className="underline">{label}</span>
      {isBlocking && <span className="sr-only">, {t('isNeeded')}</span>}
    </a>
  ));
};
