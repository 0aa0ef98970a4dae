import { Fragment, type ReactNode, useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import { nameIn } from '../../languages/name-in.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { addonIcon } from '../../site/booking/extras/addon-icon.ts';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useBaht } from '../../ui/money.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { ListTable } from '../list/list-table.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { type Addon, categoryTones, type VehicleCategory } from './addon-list.ts';
import { AddonPicture } from './addon-picture.tsx';
import { pricesOf, priceTexts } from './price-text.ts';

type Props = {
  addons: readonly Addon[];
  categories: readonly VehicleCategory[];
  onEdit: (addon: Addon) => void;
  onRemove: (addon: Addon) => void;
};

/** The add-ons with the vehicles they are for, prices, stock, units out on rental, and switches. */
export const AddonTable = ({ addons, categories, onEdit, onRemove }: Props) => {
  const t = useWords('addons');
  const language = useLanguage();
  const vehiclesOf = useVehicleWords(categories);
  const nameOf = (addon: Addon) => nameIn(addon, language);
  return (
    <ListTable
      label={t('title')}
      rows={addons}
      columns={[
        { key: 'addon', head: t('facts.addon'), cell: (addon) => <Named addon={addon} />, className: 'sm:min-w-52' },
        {
          key: 'vehicles',
          head: t('facts.vehicles'),
          cell: ({ vehicleCategories }) => vehiclesOf(vehicleCategories) || t('facts.allCategories'),
          className: 'max-w-52 max-desk:hidden',
        },
        {
          key: 'pricing',
          head: t('facts.pricing'),
          cell: (addon) => <Prices addon={addon} />,
          className: 'max-sm:text-2xs',
        },
        { key: 'stock', head: t('facts.stock'), cell: (addon) => <Stock addon={addon} />, className: 'max-md:hidden' },
        {
          key: 'sortOrder',
          head: t('facts.sortOrder'),
          cell: ({ sortOrder }) => <span className="figures">{sortOrder}</span>,
          className: 'text-right max-desk:hidden',
        },
        {
          key: 'isActive',
          head: t('flips.isActive'),
          cell: (addon) => <Flip addon={addon} flag="isActive" name={nameOf(addon)} />,
        },
        {
          key: 'showOnWebsite',
          head: t('flips.showOnWebsite'),
          cell: (addon) => <Flip addon={addon} flag="showOnWebsite" name={nameOf(addon)} />,
          className: 'max-sm:hidden',
        },
      ]}
      actionsOf={(addon) => (
        <RowButtons
          edit={t('editOne', { name: nameOf(addon) })}
          remove={t('removeOne', { name: nameOf(addon) })}
          onEdit={() => onEdit(addon)}
          onRemove={() => onRemove(addon)}
        />
      )}
    />
  );
};

const Named = ({ addon }: { addon: Addon }) => {
  const t = useWords('addons');
  const language = useLanguage();
  return (
    <div className="flex items-start gap-3">
      <AddonPicture address={addon.imageUrl ?? ''} sign={addonIcon(addon)} className="size-11 max-sm:hidden" />
      <div className="min-w-0">
        <h2 className="text-sm leading-snug font-semibold tracking-normal wrap-anywhere">{nameIn(addon, language)}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-1">
          <Badge plain tone={categoryTones[addon.category]}>
            {t(`category.${addon.category}`)}
          </Badge>
          {addon.terms && (
            <span className="flex items-center gap-1 text-2xs text-muted">
              <Icon name="check" size="xs" />
              {t('hasTerms')}
            </span>
          )}
        </p>
        <p className="mt-1 line-clamp-1 max-w-96 text-muted max-sm:hidden">
          {textIn({ en: addon.description, th: addon.descriptionInThai }, language)}
        </p>
      </div>
    </div>
  );
};

const Prices = ({ addon }: { addon: Addon }) => {
  const t = useWords('addons');
  const baht = useBaht();
  const prices = priceTexts(addon, (part, amount) => t(`prices.${part}`, { price: baht(amount) }), {
    free: t('prices.free'),
    none: t('prices.none'),
  });
  return (
    <>
      <span className="figures">
        {prices.map((price, index) => (
          <Fragment key={price}>
            {index > 0 && ' '}
            <span className="whitespace-nowrap">{index < prices.length - 1 ? `${price} |` : price}</span>
          </Fragment>
        ))}
      </span>
      {pricesOf(addon).length === 0 && <Warning>{t('notOffered')}</Warning>}
    </>
  );
};

const Stock = ({ addon: { currentStock, maxQuantity, outNow, outNextWeek, short } }: { addon: Addon }) => {
  const t = useWords('addons', 'stock');
  const inService = () => {
    if (maxQuantity !== null) return `${currentStock} / ${maxQuantity}`;
    return currentStock === 0 ? t('endless') : t('unlimited', { currentStock });
  };
  return (
    <>
      <p className="figures">{inService()}</p>
      <p className="text-2xs text-muted figures">{t('out', { outNow, outNextWeek })}</p>
      {short > 0 && <Warning>{t('short', { count: short })}</Warning>}
    </>
  );
};

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 flex max-w-72 gap-2 rounded-md bg-warning-soft px-2.5 py-1.5">
    <Icon name="alert" size="sm" className="mt-px text-warning" />
    {children}
  </p>
);

/** The most categories that are named as those an add-on is not for. */
const MOST_LEFT_OUT = 2;

/**
 * Returns a function that lists the categories an add-on is for, or the few it is not for; archived ones are counted.
 * Empty where it is for all.
 */
const useVehicleWords = (categories: readonly VehicleCategory[]): ((chosen: readonly string[]) => string) => {
  const t = useWords('addons');
  const language = useLanguage();
  const listOf = new Intl.ListFormat(language);
  return (chosen) => {
    const namesOf = (ones: readonly VehicleCategory[]) => ones.map((category) => nameIn(category, language));
    const named = namesOf(categories.filter(({ id }) => chosen.includes(id)));
    const others = namesOf(categories.filter(({ id }) => !chosen.includes(id)));
    const isAllBut = others.length > 0 && others.length <= MOST_LEFT_OUT && others.length < named.length;
    const gone = chosen.length - named.length;
    return [
      ...(isAllBut ? [t('facts.allBut', { categories: listOf.format(others) })] : named),
      ...(gone > 0 ? [t('facts.gone', { count: gone })] : []),
    ].join(', ');
  };
};

/** A switch of the add-on, with the saved state in a word beside it. */
const Flip = ({ addon, flag, name }: { addon: Addon; flag: 'isActive' | 'showOnWebsite'; name: string }) => {
  const t = useWords('addons');
  const { isOn, flip } = useFlip(addon, flag);
  const [on, off] =
    flag === 'isActive' ? ([t('active'), t('inactive')] as const) : ([t('visible'), t('hidden')] as const);
  return (
    <div className="flex items-center gap-2">
      <Switch isLabelHidden label={`${t(`flips.${flag}`)}, ${name}`} checked={isOn} onSwitch={flip} />
      <span className="text-2xs text-muted max-sm:sr-only">{addon[flag] ? on : off}</span>
    </div>
  );
};

/** Toggles one of an add-on's flags optimistically; reverts if the server refuses, and offers undo. */
const useFlip = ({ id, name, ...addon }: Addon, flag: 'isActive' | 'showOnWebsite') => {
  const t = useWords('addons');
  const { run } = useMutation();
  const notify = useNotify();
  const say = useProblemWords();
  const [requested, setRequested] = useState<boolean | null>(null);

  const send = async (isOn: boolean) => {
    setRequested(isOn);
    const failed = (failure: Failure) => {
      const title = t(`failed.${flag}${failure.status === 0 ? 'Error' : ''}`);
      notify({ message: `${title}. ${say(failure)}`, tone: 'problem' });
    };
    const reply = await run('PATCH /addons/:id', { params: { id }, body: { [flag]: isOn } }, { failed });
    setRequested(null);
    return reply !== null;
  };
  const flip = async (isOn: boolean) => {
    if (!(await send(isOn))) return;
    const undo = { label: t('undo'), run: () => void send(!isOn) };
    notify({ message: t(`flipped.${flag}.${isOn ? 'on' : 'off'}`, { name }), action: undo });
  };
  return { isOn: requested ?? addon[flag], flip: (isOn: boolean) => void flip(isOn) };
};
