import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: join(import.meta.dirname, '../../../node_modules/.cache/bench/empty-page'),
  ssr: true,
} satisfies Config;
