import type { Config } from '@react-router/dev/config';
import { precompress } from './scripts/precompress.ts';

export default {
  appDirectory: 'src/web',
  ssr: true,
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
