import type { OwnHold } from '#modules/fleet/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { addonOfficeRoutes } from './addons/addon-office-routes.ts';
import { addonRoutes } from './addons/addon-routes.ts';
import type { AddonBookings } from './addons/with-outlook.ts';
import { insuranceOfficeRoutes } from './insurance/insurance-office-routes.ts';
import { insuranceRoutes } from './insurance/insurance-routes.ts';

export const extrasRoutes = (
  serving: EndpointBinders,
  { ownHold, bookedAddons }: { ownHold: OwnHold } & AddonBookings,
): void => {
  addonRoutes(serving, ownHold);
  addonOfficeRoutes(serving, { bookedAddons });
  insuranceRoutes(serving);
  insuranceOfficeRoutes(serving);
};
