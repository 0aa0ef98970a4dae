import type { ReactNode } from 'react';
import type { DataOf } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/money.tsx';

type Props = {
  name: string;
  /** Shown beside the name, such as a code. */
  mark: ReactNode;
  isActive: boolean;
  text: string;
  canEdit?: boolean;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
};

/** The card shared by packages and options: name, status and actions. */
export const InsuranceCard = ({ name, mark, isActive, text, canEdit = true, onEdit, onDelete, children }: Props) => {
  const t = useWords('insurance', 'card');
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 text-xs">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <h2 className="mr-auto min-w-0 text-base font-semibold wrap-anywhere">{name}</h2>
        {mark}
        <Badge tone={isActive ? 'success' : 'neutral'} plain>
          <Icon name={isActive ? 'check' : 'close'} size="xs" className="stroke-2" />
          {t(isActive ? 'active' : 'inactive')}
        </Badge>
      </div>
      {text && <p className="mt-1 text-muted wrap-anywhere">{text}</p>}
      <div className="mt-3 mb-4 grid gap-3">{children}</div>
      <div className="mt-auto flex flex-wrap justify-end gap-2 border-t border-line pt-3">
        <Button size="sm" disabled={!canEdit} onClick={onEdit} aria-label={t('about', { action: t('edit'), name })}>
          <Icon name="edit" size="sm" />
          {t('edit')}
        </Button>
        <Button
          size="sm"
          className="text-danger"
          onClick={onDelete}
          aria-label={t('about', { action: t('delete'), name })}
        >
          {t('delete')}
        </Button>
      </div>
    </li>
  );
};

/** A heading over a part of a card. */
export const CardPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-1 text-2xs font-semibold text-muted">{title}</h3>
    {children}
  </div>
);

/** A list of points, each with an icon; renders nothing if empty. */
export const Points = ({
  title,
  icon,
  points,
}: {
  title: string;
  icon: 'check' | 'close';
  points: readonly string[];
}) => {
  if (points.length === 0) return null;
  return (
    <CardPart title={title}>
      <ul className="grid gap-1">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[16px_minmax(0,1fr)] gap-1.5">
            <Icon name={icon} size="sm" className={icon === 'check' ? 'text-success' : 'text-subtle'} />
            <span className="wrap-anywhere">{point}</span>
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

export type Option = DataOf<'GET /insurance/options'>[number];

type OptionCardProps = { option: Option; onEdit: () => void; onDelete: () => void };

/** The card of an option, which packages can include. */
export const OptionCard = ({ option, onEdit, onDelete }: OptionCardProps) => {
  const t = useWords('insurance', 'card');
  const language = useLanguage();
  const { code, isActive, description, coverage, exclusions, defaultDeductible, packages } = option;
  return (
    <InsuranceCard
      name={nameIn(option, language)}
      isActive={isActive}
      onEdit={onEdit}
      onDelete={onDelete}
      mark={
        <Badge tone="info" plain>
          {code}
        </Badge>
      }
      text={description}
    >
      <Points title={t('coverage')} icon="check" points={coverage} />
      <Points title={t('exclusions')} icon="close" points={exclusions} />
      <p className="flex justify-between gap-3">
        <span className="text-muted">{t('deductible')}</span>
        <Money baht={defaultDeductible} className="font-semibold" />
      </p>
      {packages.length > 0 && <p className="text-muted">{t('in', { packages: packages.join(', ') })}</p>}
    </InsuranceCard>
  );
};
