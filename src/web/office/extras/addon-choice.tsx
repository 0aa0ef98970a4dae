import type { AddonShape } from '#contract/extras.ts';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ExtrasProps } from './chosen-extras.ts';
import { fitsVehicle, freeUnits, goneOf, type OfferedExtras, offeredRates, withUnits } from './offered-extras.ts';

type ChoiceProps = ExtrasProps &
  Pick<OfferedExtras, 'addons'> & {
    /** Of the chosen vehicle; null while none is. */
    categoryId: string | null;
    own?: Readonly<Record<string, number>>;
    /** The category that the booking's vehicle has: with another one, its own add-ons must fit too. */
    ownCategoryId?: string;
  };

/**
 * The add-ons for the vehicle with their free units for the period, and the quantities chosen. `own` are the units that
 * the booking has already: they are free for it, and stay although an add-on has left the offer.
 */
export const AddonChoice = ({
  form: { addons: chosen },
  change,
  addons: { answer, last, isWaiting, retry },
  categoryId,
  own = {},
  ownCategoryId = '',
}: ChoiceProps) => {
  const t = useWords('newBooking', 'extras');
  const say = useProblemWords();
  const language = useLanguage();
  const offered = last?.success ? last.data : [];
  const isKept = (id: string) => id in own && categoryId === ownCategoryId;
  const gone = answer?.success ? goneOf(answer.data, chosen).filter((id) => !isKept(id)) : [];
  const shown = offered.filter((addon) => fitsVehicle(addon, categoryId) || isKept(addon.id));
  const unfitting = offered.filter((addon) => addon.id in chosen && !shown.includes(addon));
  const take = (id: string, units: number) => change({ addons: withUnits(chosen, id, units) });
  return (
    <fieldset className="@container grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 text-sm font-medium">{t('addons')}</legend>
      {answer && !answer.success && (
        <RetryAlert tone="danger" title={t('addonsFailed')} retry={retry}>
          {say(answer)}
        </RetryAlert>
      )}
      {!last && <Skeleton className="h-24 w-full" />}
      {last?.success && shown.length === 0 && <p className="text-xs text-muted">{t('noAddons')}</p>}
      {shown.length > 0 && (
        <ul aria-busy={isWaiting} className="grid grid-cols-1 gap-x-8 @min-[640px]:grid-cols-2">
          {shown.map((addon) => (
            <AddonLine
              key={addon.id}
              addon={addon}
              units={chosen[addon.id] ?? 0}
              own={own[addon.id] ?? 0}
              onChange={(units) => take(addon.id, units)}
            />
          ))}
        </ul>
      )}
      {unfitting.map((addon) => (
        <Alert
          key={addon.id}
          tone="danger"
          title={t('unfitting', { name: nameIn(addon, language) })}
          action={
            <Button size="sm" onClick={() => take(addon.id, 0)}>
              {t('remove')}
            </Button>
          }
        />
      ))}
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

type Props = { addon: AddonShape; units: number; own: number; onChange: (units: number) => void };

/** One add-on: its prices, free units, and the quantity chosen. */
const AddonLine = ({ addon, units, own, onChange }: Props) => {
  const t = useWords('newBooking', 'extras');
  const baht = useBaht();
  const name = nameIn(addon, useLanguage());
  const unreserved = freeUnits(addon);
  const free = unreserved === null ? null : unreserved + own;
  const isOver = free !== null && units > free;
  const rates = offeredRates(addon).map(({ per, price }) => withoutBreaks(t(`per.${per}`, { price: baht(price) })));
  const stock = free === null ? null : t(free > 0 ? 'free' : 'noneFree', { count: free });
  return (
    <li className="flex items-center gap-4 border-t border-line py-2.5">
      <div className="min-w-0 flex-1 text-xs text-muted figures">
        <p className={`text-sm font-medium ${free === 0 ? 'text-muted' : 'text-ink'}`}>{name}</p>
        <p>{rates.length > 0 ? rates.join(' · ') : t('included')}</p>
        {stock && (
          <p role={isOver ? 'alert' : undefined} className={isOver ? 'font-medium text-danger' : ''}>
            {stock}
          </p>
        )}
      </div>
      <QuantityStepper
        what={name}
        value={units}
        max={Math.min(free ?? ADDON_UNITS_AT_MOST, ADDON_UNITS_AT_MOST)}
        onChange={onChange}
      />
    </li>
  );
};

/** Keeps one rate on one line. */
const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0');
