import { telephone } from '#kernel/link-addresses.ts';
import { useSite } from '../../shell/use-site.ts';
import { Icon } from '../../ui/icons.tsx';
import { WizardSteps } from '../../ui/wizard-steps.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';

type Props = {
  steps: readonly string[];
  /** Counted from 1. */
  current: number;
};

/** The reduced header of the wizard: the logo is the only link out; help stays visible. */
export const WizardHeader = ({ steps, current }: Props) => {
  const { name, phone } = useSite();
  return (
    <header className="border-b border-line bg-surface">
      <div className="page-width flex h-14.5 items-center gap-2 md:h-17 md:gap-5 lg:gap-8">
        <div className="flex max-w-[40%] shrink-0">
          <Brand name={name} isMarkOnPhone />
        </div>
        <WizardSteps names={steps} current={current} />
        {phone && (
          <a
            href={telephone(phone)}
            className="hidden min-h-9 min-w-8 shrink-0 items-center justify-center gap-2 text-sm font-medium text-link figures md:flex"
          >
            <Icon name="phone" size="sm" />
            <span className="max-lg:sr-only">{phone}</span>
          </a>
        )}
        <div className="no-print flex items-center md:gap-1">
          <LanguageSwitch isShort />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
};
