import type { Config } from '@react-router/dev/config';
import { precompress } from './scripts/precompress.ts';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // One file for each route's code, which connection/keep-pages-loading.ts fetches before a navigation.
  splitRouteModules: false,
  // A page that tells no referrer sends its plain forms as from nowhere. Writes of other sites are refused before they come
  // here (platform/http/cross-site-write.ts).
  allowedActionOrigins: ['null'],
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
