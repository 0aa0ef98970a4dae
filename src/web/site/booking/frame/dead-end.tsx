import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** What it is about. */
  facts?: ReactNode;
  /** Whom to call; not where all went well. */
  hasHelp?: boolean;
  /** The ways on. */
  children: ReactNode;
};

/** In place of a step that cannot be shown: why, and where to go from here. */
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

/** Nobody knows yet: it could not be loaded. */
export const StepUnreachable = ({ step, retry }: { step: number; retry: () => void }) => {
  const { t } = useTranslation('booking');
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
  /** As one says them. */
  start: string;
  end: string;
  /** Once it is booked. Baht. */
  booked: { reference: string; amount: number } | null;
  /** How long it is held yet. */
  held?: ReactNode;
};

/** Which rental a screen is about. */
export const RentalList = ({ vehicle, start, end, booked, held }: RentalListProps) => {
  const { t } = useTranslation('booking', { keyPrefix: 'facts' });
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

/** What a screen is about, as names and values. */
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
