import { type DamageKind, type DamageSize, type Pin, placeOfPin } from '#kernel/damage.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';

/** A damage as it is typed: place, kind and size are empty until they are chosen. */
export type DamageDraft = Readonly<{
  place: PhotoPlace | '';
  pin: Pin | null;
  kind: DamageKind | '';
  size: DamageSize | '';
  note: string;
}>;

/** A new damage where the drawing was pressed; without a pin its place is still to be chosen. */
export const newDamage = (bodyType: string, pin: Pin | null): DamageDraft => ({
  place: pin ? placeOfPin(bodyType, pin) : '',
  pin,
  kind: '',
  size: '',
  note: '',
});

/** Whether place, kind and size are chosen. */
export const isComplete = ({ place, kind, size }: DamageDraft): boolean => place !== '' && kind !== '' && size !== '';

/** As it is sent. */
export const sentDamage = ({ place, pin, kind, size, note }: DamageDraft) => ({
  place: place as PhotoPlace,
  ...(pin && { pin }),
  kind: kind as DamageKind,
  size: size as DamageSize,
  ...(note.trim() && { note: note.trim() }),
});
