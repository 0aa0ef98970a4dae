import type { HandOverShape } from '#contract/office/booking-record.ts';
import type { HandOverPhotoShape } from '#contract/photos.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  type HandOverPhoto,
  type HandOverRecord,
  handOversOf,
  photosOfBooking,
} from '../../records/hand-over-store.ts';

/** The hand-overs of a booking with their photographs, as staff see them. */
export const handOverShapes = async (tx: Tx, bookingId: string): Promise<HandOverShape[]> => {
  const [rows, photos] = await Promise.all([handOversOf(tx, bookingId), photosOfBooking(tx, bookingId)]);
  return rows.map((handOver) => handOverShape(handOver, photos));
};

const handOverShape = (handOver: HandOverRecord, photos: readonly HandOverPhoto[]): HandOverShape => {
  const { kind, mileage, fuel, licenseChecked, inspected, damage, note, byName } = handOver;
  return {
    kind,
    mileage,
    fuel,
    licenseChecked,
    inspected,
    damage,
    note,
    at: toBangkokText(handOver.at),
    receivedAt: handOver.receivedAt && toBangkokText(handOver.receivedAt),
    photos: photos.filter((photo) => photo.kind === kind).map(photoShape),
    by: byName,
  };
};

export const photoShape = ({ id, kind, place, createdAt, byCustomer }: HandOverPhoto): HandOverPhotoShape => ({
  id,
  kind,
  place,
  takenAt: toBangkokText(createdAt),
  isByCustomer: byCustomer,
});
