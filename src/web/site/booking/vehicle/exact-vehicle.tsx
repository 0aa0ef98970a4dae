import { useWords } from '../../../languages/use-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { useWizard } from '../state/wizard-context.ts';

/** Asks, in a class, whether exactly this vehicle is wanted and no similar one. `fee` in baht before tax. */
export const ExactVehicle = ({ fee }: { fee: number }) => {
  const t = useWords('booking', 'exact');
  const inQuote = useWords('quote');
  const baht = useBaht();
  const { page, draft, change } = useWizard();
  const { enabled, includeInPrice, name: tax } = page.tax;
  const price = fee === 0 ? t('free') : baht(fee);
  const isBeforeTax = fee > 0 && enabled && !includeInPrice;
  return (
    <div className="mt-4">
      <Checkbox
        label={
          <>
            {t('label')}{' '}
            <b className="font-semibold figures">
              {isBeforeTax ? inQuote('beforeTax', { detail: price, tax }) : price}
            </b>
            <span className="block text-muted">{t('hint')}</span>
          </>
        }
        checked={draft.exactVehicle}
        onChange={({ currentTarget: { checked } }) => change({ exactVehicle: checked })}
      />
    </div>
  );
};
