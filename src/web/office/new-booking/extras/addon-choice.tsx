import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SectionProps } from '../section-props.ts';
import { AddonLine } from './addon-line.tsx';
import { goneOf, withUnits } from './addon-offer.ts';
import type { OfferedExtras } from './use-offered-extras.ts';

/** The add-ons with what is free of each for the dates, and how many are taken. */
export const AddonChoice = ({
  form: { addons: chosen },
  change,
  addons: { answer, last, isWaiting, retry },
}: SectionProps & Pick<OfferedExtras, 'addons'>) => {
  const { t } = useTranslation('newBooking', { keyPrefix: 'extras' });
  const say = useProblemWords();
  const shown = last?.success ? last.data : [];
  const gone = answer?.success ? goneOf(answer.data, chosen) : [];
  const take = (id: string, units: number) => change({ addons: withUnits(chosen, id, units) });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 text-sm font-medium">{t('addons')}</legend>
      {answer && !answer.success && (
        <RetryAlert tone="danger" title={t('addonsFailed')} retry={retry}>
          {say(answer)}
        </RetryAlert>
      )}
      {!last && <Skeleton className="h-24 w-full" />}
      {last?.success && shown.length === 0 && <p className="text-xs text-muted">{t('noAddons')}</p>}
      {shown.length > 0 && (
        <ul aria-busy={isWaiting} className="grid grid-cols-1 xl:grid-cols-2 xl:gap-x-8">
          {shown.map((addon) => (
            <AddonLine
              key={addon.id}
              addon={addon}
              units={chosen[addon.id] ?? 0}
              onChange={(units) => take(addon.id, units)}
            />
          ))}
        </ul>
      )}
      {gone.map((id) => (
        <Alert
          key={id}
          tone="danger"
          title={t('gone')}
          action={
            <Button size="sm" onClick={() => take(id, 0)}>
              {t('remove')}
            </Button>
          }
        />
      ))}
    </fieldset>
  );
};
