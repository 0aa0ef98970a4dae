import { type ReactNode, useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import { nameIn } from '../../languages/name-in.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { addonIcon } from '../../site/booking/extras/addon-icon.ts';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useBaht } from '../../ui/money.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { type Addon, categoryTones, type VehicleCategory } from './addon-list.ts';
import { AddonPicture } from './addon-picture.tsx';
import { pricesOf, priceText } from './price-text.ts';

type Props = {
  addon: Addon;
  categories: readonly VehicleCategory[];
  onEdit: () => void;
  onRemove: () => void;
};

/** An add-on with the vehicles it is for, its prices, stock out on rental, and switches. */
export const AddonCard = ({ addon, categories, onEdit, onRemove }: Props) => {
  const t = useWords('addons');
  const language = useLanguage();
  const name = nameIn(addon, language);
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface">
      <div className="grid flex-1 content-start gap-2.5 p-4">
        <div className="flex items-start gap-3">
          <AddonPicture address={addon.imageUrl ?? ''} sign={addonIcon(addon)} />
          <div className="min-w-0 flex-1">
            <h2 className="text-sm leading-snug font-semibold tracking-normal wrap-anywhere">{name}</h2>
            <p className="mt-1 flex flex-wrap gap-1">
              <Badge plain tone={categoryTones[addon.category]}>
                {t(`category.${addon.category}`)}
              </Badge>
              <Badge tone={addon.isActive ? 'success' : 'neutral'}>{t(addon.isActive ? 'active' : 'inactive')}</Badge>
              {addon.showOnWebsite && <Badge tone="info">{t('visible')}</Badge>}
            </p>
          </div>
        </div>
        <p className="line-clamp-3 text-xs text-muted">
          {textIn({ en: addon.description, th: addon.descriptionInThai }, language)}
        </p>
        <Facts addon={addon} categories={categories} />
        {pricesOf(addon).length === 0 && <Warning>{t('notOffered')}</Warning>}
        {addon.short > 0 && <Warning>{t('stock.short', { count: addon.short })}</Warning>}
      </div>
      <div className="grid gap-2 border-t border-line px-4 py-3">
        <Flip addon={addon} flag="isActive" name={name} />
        <Flip addon={addon} flag="showOnWebsite" name={name} />
        <div className="-mr-2 flex items-center justify-end">
          {addon.terms && (
            <span className="mr-auto flex items-center gap-1 text-2xs text-muted">
              <Icon name="check" size="xs" />
              {t('hasTerms')}
            </span>
          )}
          <IconButton icon="edit" size="sm" name={t('editOne', { name })} onClick={onEdit} />
          <IconButton icon="trash" size="sm" name={t('removeOne', { name })} onClick={onRemove} />
        </div>
      </div>
    </article>
  );
};

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-2 rounded-md bg-warning-soft px-2.5 py-1.5 text-xs">
    <Icon name="alert" size="sm" className="mt-px text-warning" />
    {children}
  </p>
);

const Facts = ({ addon, categories }: Pick<Props, 'addon' | 'categories'>) => {
  const t = useWords('addons');
  const vehicles = useVehicleWords(categories)(addon.vehicleCategories);
  const baht = useBaht();
  const price = priceText(addon, (part, amount) => t(`prices.${part}`, { price: baht(amount) }), {
    free: t('prices.free'),
    none: t('prices.none'),
  });
  const { currentStock, maxQuantity, outNow, outNextWeek, sortOrder } = addon;
  const stock = maxQuantity === null ? t('stock.unlimited', { currentStock }) : `${currentStock} / ${maxQuantity}`;
  const facts = [
    ...(vehicles ? [[t('facts.vehicles'), vehicles] as const] : []),
    [t('facts.pricing'), price],
    [t('facts.stock'), stock],
    [t('facts.out'), t('stock.out', { outNow, outNextWeek })],
    [t('facts.sortOrder'), `${sortOrder}`],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Returns a function that lists the categories an add-on is for; archived ones are counted. Empty where it is for all. */
const useVehicleWords = (categories: readonly VehicleCategory[]): ((chosen: readonly string[]) => string) => {
  const t = useWords('addons');
  const language = useLanguage();
  return (chosen) => {
    const named = categories.filter(({ id }) => chosen.includes(id)).map((category) => nameIn(category, language));
    const gone = chosen.length - named.length;
    return [...named, ...(gone > 0 ? [t('facts.gone', { count: gone })] : [])].join(', ');
  };
};

const Flip = ({ addon, flag, name }: { addon: Addon; flag: 'isActive' | 'showOnWebsite'; name: string }) => {
  const t = useWords('addons');
  const { isOn, flip } = useFlip(addon, flag);
  return (
    <Switch
      label={
        <span className="text-xs">
          {t(`flips.${flag}`)}
          <span className="sr-only">, {name}</span>
        </span>
      }
      checked={isOn}
      onSwitch={flip}
    />
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
