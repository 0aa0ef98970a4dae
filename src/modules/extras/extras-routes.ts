import type { Serving } from '#platform/http/serving.ts';
import { addonRoutes, type OwnHold } from './addons/addon-routes.ts';
import { insuranceRoutes } from './insurance/insurance-routes.ts';

export const extrasRoutes = (serving: Serving, { ownHold }: { ownHold: OwnHold }): void => {
  addonRoutes(serving, ownHold);
  insuranceRoutes(serving);
};
