import { type DamageKind, type DamageSize, type Pin, placeOfPin } from '#kernel/damage.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';

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
