import { type DamageKind, type DamageSize, damageKinds, damageSizes, type Pin, placeOfPin } from '#kernel/damage.ts';
import { type PhotoPlace, photoPlaces } from '#kernel/photo-places.ts';

/** A damage as it is typed: kind and size are empty until they are chosen. */
export type DamageDraft = Readonly<{
  place: PhotoPlace;
  pin: Pin | null;
  kind: DamageKind | '';
  size: DamageSize | '';
  note: string;
}>;

/** A new damage where the drawing was pressed; without a pin at the first place. */
export const newDamage = (bodyType: string, pin: Pin | null): DamageDraft => ({
  place: pin ? placeOfPin(bodyType, pin) : 'front',
  pin,
  kind: '',
  size: '',
  note: '',
});

/** Whether kind and size are chosen. */
export const isComplete = ({ kind, size }: DamageDraft): boolean => kind !== '' && size !== '';

/** As it is sent. */
export const sentDamage = ({ place, pin, kind, size, note }: DamageDraft) => ({
  place,
  ...(pin && { pin }),
  kind: kind as DamageKind,
  size: size as DamageSize,
  ...(note.trim() && { note: note.trim() }),
});

const isPin = (value: unknown): boolean => {
  const { x, y }: Partial<Record<keyof Pin, unknown>> = Object(value);
  return value === null || (Number.isInteger(x) && Number.isInteger(y));
};

/** Whether a stored value is a list of drafts. */
export const areDamageDrafts = (value: unknown): value is readonly DamageDraft[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => {
    const { place, pin, kind, size, note }: Partial<Record<keyof DamageDraft, unknown>> = Object(one);
    return (
      photoPlaces.some((known) => known === place) &&
      isPin(pin) &&
      ['', ...damageKinds].some((known) => known === kind) &&
      ['', ...damageSizes].some((known) => known === size) &&
      typeof note === 'string'
    );
  });
