import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/money.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { leftToPay } from '../state/amount-due.ts';
import { useBooking, useShownQuote } from '../state/wizard-context.ts';
import { HelpLine } from './help-line.tsx';
import { OwnHoldNotice } from './own-hold.tsx';
import { Promises } from './promises.tsx';
import { StepHeading, WizardTop } from './step-head.tsx';
import { SummaryPrice } from './summary-price.tsx';
import { useRentalWords } from './wizard-words.ts';

type Props = {
  step: number;
  title: string;
  /** The step's action, which submits the form. Null when it has none. */
  action: StepAction | null;
  /** Where the action is placed on wide screens; on a phone it is always in the bottom bar. */
  actionIn: 'summary' | 'page';
  onSubmit: () => void;
  /** The hold, above the summary. */
  over?: ReactNode;
  /** The text under the total in a phone's bottom bar, in place of the default one. */
  barNote?: ReactNode;
  /** The back button, beside the action in the page. */
  back?: ReactNode;
  /** Further content, under the action in the page or, when the action is in the bar, above the back button. */
  after?: ReactNode;
  children: ReactNode;
};

/** A step: its form, the summary beside it, and on a phone the bottom bar with total and action. */
export const StepLayout = (props: Props) => {
  const { step, title, action, actionIn, onSubmit, over, barNote, back, after, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const button = action && <StepButton action={action} />;
  return (
    <>
      <WizardTop step={step} />
      <div className="page-width grid items-start gap-12 pt-7 pb-36 lg:grid-cols-[minmax(0,1fr)_384px] lg:pt-10 lg:pb-24">
        <div className="min-w-0">
          <StepHeading>{title}</StepHeading>
          <OwnHoldNotice />
          <form id={stepFormId} noValidate onSubmit={send}>
            {children}
            {(back || actionIn === 'page') && (
              <div className="mt-8 grid gap-x-4 gap-y-3 border-t border-line pt-6 lg:grid-cols-[auto_minmax(0,1fr)]">
                <div className="max-lg:order-1">{back}</div>
                {actionIn === 'page' && <div className="justify-self-end max-lg:hidden">{button}</div>}
                {after && <p className="text-sm text-muted lg:col-span-full lg:text-right">{after}</p>}
              </div>
            )}
          </form>
          <HelpLine className="mt-8 text-sm text-muted lg:hidden" />
        </div>
        <Summary over={over} action={actionIn === 'summary' ? button : null} />
      </div>
      <BottomBar action={action} note={barNote} />
    </>
  );
};

/** The rental and its price, beside every step. On a phone the bottom bar opens the price instead. */
const Summary = ({ over, action }: { over?: ReactNode; action: ReactNode }) => {
  const t = useWords('booking', 'summary');
  const { quote } = useShownQuote();
  const { start, end } = useRentalWords();
  return (
    <aside
      aria-label={t('heading')}
      className="sticky top-6 overflow-hidden rounded-panel border border-line bg-surface shadow-md max-lg:hidden"
    >
      {over}
      <div className="border-b border-line px-6 py-5.5">
        <div className="mb-3.5 flex items-center justify-between gap-3">
          <h2 className="text-[1.0625rem]">{t('heading')}</h2>
          {quote && (
            <Badge tone="confirmed" plain>
              {t('days', { count: quote.days })}
            </Badge>
          )}
        </div>
        <RentalTimeline start={start} end={end} />
      </div>
      <div className="px-6 py-5.5">
        <SummaryPrice />
        {action && <div className="mt-4.5">{action}</div>}
        <Promises hasPhone className="mt-4" />
      </div>
    </aside>
  );
};

type BottomBarProps = {
  action: StepAction | null;
  /** Replaces the text under the total. */
  note?: ReactNode;
};

/** Total and action at the bottom of a phone's screen; the total expands into its lines. */
const BottomBar = ({ action, note }: BottomBarProps) => {
  const t = useWords('booking');
  const [isOpen, setOpen] = useState(false);
  const { quote } = useShownQuote();
  const { start, end } = useRentalWords();
  const booking = useBooking();
  const left = booking && leftToPay(booking);
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised shadow-lg lg:hidden">
      <div className="page-width flex items-center justify-between gap-3.5 pt-2.5 pb-3.5">
        {quote ? (
          <button type="button" onClick={() => setOpen(true)} className="min-w-0 text-left">
            <Money
              baht={left ?? quote.total}
              className="block text-2xl leading-tight font-semibold tracking-tight max-[359px]:text-xl"
            />
            <span className="block min-h-6 text-xs leading-6 text-link">
              {note ?? (left === null ? t('summary.withTax', { count: quote.days }) : t('rest.left'))}
              <Icon name="up" size="sm" className="ml-1 inline-block align-[-3px]" />
              <span className="sr-only">{t('summary.open')}</span>
            </span>
          </button>
        ) : (
          <p className="text-sm text-muted">{t('summary.chooseDates')}</p>
        )}
        {action && <StepButton action={action} size="md" />}
      </div>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('summary.heading')}>
        <RentalTimeline start={start} end={end} />
        <SummaryPrice />
        <Promises hasPhone className="mt-4" />
      </Modal>
    </div>
  );
};

const stepFormId = 'booking-step';

type StepAction = Readonly<{
  label: ReactNode;
  /** The progress text while the action runs. */
  busy?: string | false;
  disabled?: boolean;
}>;

/** Submits the step's form from anywhere on the page. The screen's accent button. */
const StepButton = ({ action, size = 'lg' }: { action: StepAction } & Pick<ComponentProps<typeof Button>, 'size'>) => (
  <Button
    type="submit"
    form={stepFormId}
    look="accent"
    size={size}
    wide={size === 'lg'}
    busy={action.busy ?? false}
    disabled={action.disabled}
  >
    {action.label}
  </Button>
);
