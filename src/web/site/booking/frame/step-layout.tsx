import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { promisedName } from '#words/or-similar.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { leftToPay } from '../state/amount-due.ts';
import { useBooking, useShownQuote, useWizard } from '../state/wizard-context.ts';
import { HelpLine } from './help-line.tsx';
import { OwnHoldNotice } from './own-hold.tsx';
import { Promises } from './promises.tsx';
import { RiskLine } from './risk-line.tsx';
import { StepHeading, WizardTop } from './step-head.tsx';
import { SummaryPrice } from './summary-price.tsx';
import { useRentalWords, vehicleName } from './wizard-words.ts';

type Props = {
  step: number;
  title: string;
  /** The step's action, which submits the form. Null when it has none. */
  action: StepAction | null;
  onSubmit: () => void;
  /** The remaining hold, above the summary. */
  over?: ReactNode;
  /** The text under the total in a phone's bottom bar, in place of the default one. */
  barNote?: ReactNode;
  /** The back button, at the end of the page. */
  back?: ReactNode;
  /** A sentence about the action: under it in the summary, and at the end of the page on a phone. */
  after?: ReactNode;
  children: ReactNode;
};

/** A step: its form, the summary beside it, and on a phone the bottom bar with total and action. */
export const StepLayout = (props: Props) => {
  const { step, title, action, onSubmit, over, barNote, back, after, children } = props;
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
            {(back || after) && (
              <div className={`mt-8 grid gap-y-3 border-t border-line pt-6 ${back ? '' : 'lg:hidden'}`}>
                {after && <p className="text-sm text-muted lg:hidden">{after}</p>}
                <div>{back}</div>
              </div>
            )}
          </form>
          <HelpLine className="mt-8 text-sm text-muted lg:hidden" />
        </div>
        <Summary over={over} action={button} after={after} />
      </div>
      <BottomBar action={action} note={barNote} />
    </>
  );
};

/** The rental and its price, beside every step. On a phone the bottom bar opens the price instead. */
const Summary = ({ over, action, after }: Pick<Props, 'over' | 'after'> & { action: ReactNode }) => {
  const t = useWords('booking', 'summary');
  const { page, draft } = useWizard();
  const { quote } = useShownQuote();
  const { start, end } = useRentalWords();
  const language = useLanguage();
  return (
    <aside
      aria-label={t('heading')}
      className="sticky top-6 overflow-hidden rounded-panel border border-line bg-surface shadow-md max-lg:hidden"
    >
      {over}
      <div className="border-b border-line px-6 py-5.5">
        <div className="mb-3.5 flex items-center gap-4">
          <VehiclePicture src={pictureOf(page.vehicle)} alt="" sizes="120px" className="w-30 rounded-md px-1 pt-2" />
          <div className="min-w-0 flex-1">
            <h2 className="text-xs font-medium text-muted">{t('heading')}</h2>
            <p className="mb-1 text-[1.0625rem] leading-snug font-semibold">
              {promisedName(
                vehicleName(page.vehicle),
                page.vehicle.category.bookedAsClass && !draft.exactVehicle,
                language,
              )}
            </p>
            {quote && (
              <Badge tone="confirmed" plain>
                {t('days', { count: quote.days })}
              </Badge>
            )}
          </div>
        </div>
        <RentalTimeline start={start} end={end} />
      </div>
      <div className="px-6 py-5.5">
        <SummaryPrice />
        <RiskLine className="mt-3" />
        {action && <div className="mt-4.5">{action}</div>}
        {action && after && <p className="mt-2.5 text-xs leading-snug text-muted">{after}</p>}
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
        <RiskLine className="mt-3" />
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
