export { contentRoutes } from './content-routes.ts';
export { ensureDefaultPages } from './ensure-default-pages.ts';
