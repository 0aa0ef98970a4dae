import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { AddonChoice } from '../../extras/addon-choice.tsx';
import { InsuranceChoice } from '../../extras/insurance-choice.tsx';
import { useOfferedExtras } from '../../extras/offered-extras.ts';
import { Fold } from '../../form/fold.tsx';
import { unitsOf } from './edit-extras.ts';
import { endOf, startOf } from './edit-fields.ts';
import type { Edit } from './use-edit.ts';

/** Add-ons and cover of a booking, folded until somebody changes them. */
export const ExtrasFields = ({ edit }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const language = useLanguage();
  const { seen, fields, set, wrong, categoryId } = edit;
  const [startDate, endDate] = [startOf(fields), endOf(fields)];
  const period = fields.startDate && fields.endDate && startDate < endDate ? { startDate, endDate } : null;
  const { addons, packages } = useOfferedExtras(period, categoryId);
  const names = seen.quote.lines
    .filter(({ kind }) => kind === 'addon' || kind.startsWith('insurance'))
    .map(({ name }) => (name ? textIn(name, language) : ''));
  const own = unitsOf(seen);
  const isOver = seen.stage === 'completed' || seen.stage === 'cancelled';
  if (isOver) return null;
  return (
    <Fold title={t('extras')} now={[...new Set(names)].join(', ') || t('noExtras')}>
      <div className="mt-3 grid gap-4">
        <AddonChoice
          form={fields}
          change={set}
          wrong={wrong}
          addons={addons}
          own={own}
          categoryId={categoryId}
          ownCategoryId={seen.vehicle.categoryId}
        />
        <InsuranceChoice form={fields} change={set} wrong={wrong} packages={packages} hasVehicle />
      </div>
    </Fold>
  );
};
