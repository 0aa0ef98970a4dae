import type { ReactNode } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/money.tsx';
import { HelpLine } from './help-line.tsx';
import { StepHeading, WizardTop } from './step-head.tsx';

type Props = {
  step: number;
  icon: IconName;
  title: string;
  text: string;
  /** Facts about the booking concerned. */
  facts?: ReactNode;
  /** Whether to show contact details; false when all went well. */
  hasHelp?: boolean;
  /** Links and buttons to continue with. */
  children: ReactNode;
};

/** Replaces a step that cannot be shown: says why, and offers ways to continue. */
export const StepUnavailable = ({ step, icon, title, text, facts, hasHelp = true, children }: Props) => (
  <>
    <WizardTop step={step} />
    <div className="page-width grid max-w-160 justify-items-start gap-4 py-24">
      <Icon name={icon} size="xl" className="text-warning" />
      <StepHeading className="text-3xl tracking-tight">{title}</StepHeading>
      <p className="text-muted">{text}</p>
      {facts}
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      {hasHelp && <HelpLine className="mt-4 text-sm text-muted" />}
    </div>
  </>
);

/** Shown when loading failed; offers a retry. */
export const StepUnreachable = ({ step, retry }: { step: number; retry: () => void }) => {
  const t = useWords('booking');
  return (
    <StepUnavailable step={step} icon="alert" title={t('unreachable.title')} text={t('unreachable.text')}>
      <Button look="accent" onClick={retry}>
        {t('retry')}
      </Button>
    </StepUnavailable>
  );
};

type RentalListProps = {
  vehicle: string;
  /** Formatted for display. */
  start: string;
  end: string;
  /** The booking's reference and amount in baht; null before it is booked. */
  booked: { reference: string; amount: number } | null;
  /** How much longer the vehicle is held. */
  held?: ReactNode;
};

/** The rental that a screen is about. */
export const RentalList = ({ vehicle, start, end, booked, held }: RentalListProps) => {
  const t = useWords('booking', 'facts');
  return (
    <FactList
      facts={[
        { name: t('vehicle'), value: vehicle },
        { name: t('dates'), value: `${start} – ${end}` },
        ...(booked
          ? [
              { name: t('reference'), value: booked.reference },
              { name: t('amount'), value: <Money baht={booked.amount} /> },
            ]
          : []),
        ...(held ? [{ name: t('held'), value: held }] : []),
      ]}
    />
  );
};

type Fact = Readonly<{ name: string; value: ReactNode }>;

/** A screen's facts, as names and values. */
const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid w-full gap-x-6 gap-y-1.5 rounded-lg border border-line bg-surface px-4 py-3.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
    {facts.map(({ name, value }) => (
      <div key={name} className="sm:contents">
        <dt className="text-muted">{name}</dt>
        <dd className="font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
