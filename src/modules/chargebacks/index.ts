export { chargebacksRoutes } from './chargebacks-routes.ts';
