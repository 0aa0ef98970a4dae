import { damageKinds, damageSizes } from '#kernel/damage.ts';
import { placesOf } from '#kernel/photo-places.ts';
import { useWords } from '../languages/use-words.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import type { DamageDraft } from './damage-draft.ts';
import { usePlaceName } from './use-place-name.ts';

type Props = {
  /** The prefix of the field ids. */
  id: string;
  bodyType: string;
  draft: DamageDraft;
  set: (change: Partial<DamageDraft>) => void;
  errorOf?: (field: string) => string | undefined;
};

/** Place, kind and size of a damage, and what staff write of it. */
export const DamageFields = ({ id, bodyType, draft, set, errorOf = () => undefined }: Props) => {
  const t = useWords('damage');
  const nameOf = usePlaceName(bodyType);
  const places = placesOf(bodyType);
  const field = (name: 'place' | 'kind' | 'size' | 'note') => ({
    id: `${id}-${name}`,
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value } as Partial<DamageDraft>),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField {...field('place')} label={t('place')}>
        {draft.pin === null && <option value="">{t('choose')}</option>}
        {places.map((place) => (
          <option key={place} value={place}>
            {nameOf(place)}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('kind')} label={t('kindLabel')}>
        <option value="">{t('choose')}</option>
        {damageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('size')} label={t('sizeLabel')}>
        <option value="">{t('choose')}</option>
        {damageSizes.map((size) => (
          <option key={size} value={size}>
            {t(`sizeChoice.${size}`)}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('note')} label={t('note')} optional rows={1} maxLength={300} className="sm:col-span-3" />
    </div>
  );
};
