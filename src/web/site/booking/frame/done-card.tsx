import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

type Props = {
  /** What the step is called. */
  name: string;
  title: string;
  /** The way back into the step; null where it cannot be changed here. */
  onEdit: (() => void) | null;
  picture?: ReactNode;
  children: ReactNode;
};

/** A done step folds to one card with Edit. */
export const DoneCard = ({ name, title, onEdit, picture, children }: Props) => {
  const { t } = useTranslation('booking');
  return (
    <section aria-label={name} className="flex items-center gap-4 px-4 py-3">
      <span className="grid size-7 shrink-0 place-items-center self-start rounded-full bg-brand-soft text-on-brand-soft md:self-center">
        <Icon name="check" size="sm" />
      </span>
      {picture}
      <div className="min-w-0 flex-1 text-sm leading-body text-muted wrap-anywhere">
        <h2 className="text-base tracking-normal text-ink">{title}</h2>
        {children}
      </div>
      {onEdit && (
        <Button size="sm" className="self-start md:self-center" onClick={onEdit}>
          <Icon name="edit" size="sm" />
          {t('edit')}
          <span className="sr-only">{name}</span>
        </Button>
      )}
    </section>
  );
};

/** The cards of the steps that are done, one under the other. */
export const DoneSteps = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface">{children}</div>
);
