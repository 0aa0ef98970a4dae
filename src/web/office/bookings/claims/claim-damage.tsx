import type { DamageDraft } from '../../../damage/damage-draft.ts';
import { DamageFields } from '../../../damage/damage-fields.tsx';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { useWords } from '../../../languages/use-words.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Brought, Claim } from './claims.ts';

/** The choice of damage that is not in the ledger yet. */
export const NEW = 'new';

export type BroughtDamage = Readonly<{
  /** Null until it is known. */
  damage: readonly Brought[] | null;
  isFailed: boolean;
  retry: () => void;
}>;

type Props = {
  bodyType: string;
  /** What the rental brought. */
  brought: BroughtDamage;
  claims: readonly Claim[];
  /** The id of a damage, `NEW`, or empty. */
  chosen: string;
  draft: DamageDraft;
  onChoose: (chosen: string) => void;
  set: (change: Partial<DamageDraft>) => void;
  errorOf: (field: string) => string | undefined;
};

/** Chooses one of what the rental brought, or records what was seen after the return. What was claimed is not offered. */
export const ClaimDamage = ({ bodyType, brought, claims, chosen, draft, onChoose, set, errorOf }: Props) => {
  const t = useWords('bookings', 'claims');
  const say = useDamageText();
  const claimed = new Set(claims.flatMap(({ damage, status }) => (status === 'withdrawn' ? [] : (damage?.id ?? []))));
  if (brought.isFailed) return <RetryAlert tone="danger" title={t('damageFailed')} retry={brought.retry} />;
  if (!brought.damage) return <Skeleton className="h-16 w-full" />;
  return (
    <>
      <SelectField
        id="claim-damageId"
        name="damageId"
        label={t('damageId')}
        value={chosen}
        error={errorOf('damageId')}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
      >
        <option value="">{t('choose')}</option>
        {brought.damage.map((one) => (
          <option key={one.id} value={one.id} disabled={claimed.has(one.id)}>
            {claimed.has(one.id) ? t('damageClaimed', { damage: say(one) }) : say(one)}
          </option>
        ))}
        <option value={NEW}>{t('newDamage')}</option>
      </SelectField>
      {chosen === NEW && (
        <DamageFields
          id="claim-damage"
          bodyType={bodyType}
          draft={draft}
          set={set}
          errorOf={(field) => errorOf(`newDamage.${field}`)}
        />
      )}
    </>
  );
};
