import type { VehicleShape } from '#contract/fleet.ts';
import { isDrawing } from '#kernel/drawing-address.ts';
import { type DrawnView, drawnViews } from '#kernel/drawn-views.ts';
import type { Picture } from '../../ui/picture/picture.ts';
import { picturesOf } from '../../vehicle-card/picture-of.ts';

/** A picture of the gallery; of a drawing what is seen in it. */
export type Shown = Picture & { seen?: Omit<DrawnView, 'src'> };

/** What the gallery shows: the vehicle's photographs, or its drawings if it has none. */
export const picturesIn = (vehicle: VehicleShape): Shown[] =>
  vehicle.images.every(isDrawing)
    ? drawnViews({ ...vehicle, bootLitres: vehicle.facts.bootLitres }).map(({ src, ...seen }) => ({
        src,
        photo: null,
        drawing: src,
        seen,
      }))
    : picturesOf(vehicle);
