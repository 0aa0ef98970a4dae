import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useWizard } from '../state/wizard-context.ts';

/** Spends all of the signed-in customer's points or none. The quote says how many apply to the vehicle. */
const PointsField = ({ most }: { most: number }) => {
  const t = useWords('booking', 'points');
  const { draft, change } = useWizard();
  return (
    <section className="max-w-110 pt-6">
      <Checkbox
        label={t('use', { points: formatNumber(most) })}
        checked={draft.points > 0}
        onChange={({ currentTarget }) => change({ points: currentTarget.checked ? most : 0 })}
      />
      <p className="pl-7.5 text-xs text-subtle">{t('hint')}</p>
    </section>
  );
};
export default PointsField;
