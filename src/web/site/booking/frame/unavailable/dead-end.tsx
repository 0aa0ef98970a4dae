import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Icon, type IconName } from '../../../../ui/icons.tsx';
import { HelpLine } from '../help-line.tsx';
import { StepHeading } from '../step-heading.tsx';
import { WizardTop } from '../wizard-top.tsx';

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
export const DeadEnd = ({ step, icon, title, text, facts, hasHelp = true, children }: Props) => (
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
export const Unreachable = ({ step, retry }: { step: number; retry: () => void }) => {
  const { t } = useTranslation('booking');
  return (
    <DeadEnd step={step} icon="alert" title={t('unreachable.title')} text={t('unreachable.text')}>
      <Button look="accent" onClick={retry}>
        {t('retry')}
      </Button>
    </DeadEnd>
  );
};
