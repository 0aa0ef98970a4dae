import type { Serving } from '#platform/http/serving.ts';
import { addonRoutes } from './addon-routes.ts';
import { insuranceRoutes } from './insurance-routes.ts';

export const extrasRoutes = (serving: Serving): void => {
  addonRoutes(serving);
  insuranceRoutes(serving);
};
