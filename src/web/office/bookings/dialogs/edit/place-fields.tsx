import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/browser.ts';
import { nameIn } from '../../../../languages/name-in.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useLatest } from '../../../../shell/use-latest.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { usePlaces } from '../../use-places.ts';
import type { Edit } from './use-edit.ts';

type Props = { edit: Edit; isFixed: boolean; isOut: boolean };

/** Where the vehicle is picked up and returned. The booking's own places are there before the list has come. */
export const PlaceFields = ({ edit: { seen, fields, set }, isFixed, isOut }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'edit' });
  const language = useLanguage();
  const { from, to } = usePlaces(seen);
  const { answer } = useLatest('places', (signal) => api.call('GET /locations', { signal }));
  const known: [string, string][] = answer?.success
    ? answer.data.map(({ id, name, nameInThai }) => [id, nameIn({ name, nameInThai }, language)])
    : [];
  const withOwn = (id: string, name: string): [string, string][] =>
    known.some(([one]) => one === id) ? known : [[id, name], ...known];
  const options = (places: [string, string][]) =>
    places.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <>
      <SelectField
        label={t('pickUp')}
        value={fields.pickupLocationId}
        disabled={isFixed || isOut}
        className="col-span-2"
        onChange={({ currentTarget }) => set({ pickupLocationId: currentTarget.value })}
      >
        {options(withOwn(seen.pickupLocationId, from))}
      </SelectField>
      <SelectField
        label={t('dropOff')}
        value={fields.dropoffLocationId}
        disabled={isFixed}
        className="col-span-2"
        onChange={({ currentTarget }) => set({ dropoffLocationId: currentTarget.value })}
      >
        {options(withOwn(seen.returnLocationId, to))}
      </SelectField>
    </>
  );
};
