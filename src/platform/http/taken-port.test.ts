import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { refuseTakenPort } from './taken-port.ts';

const host = '127.0.0.1';

test('a port that another program has is refused in a sentence, and one that is free again is not', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(refuseTakenPort({ variable: 'PORT', port, host })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken by another program, or by this product already: end that, or set PORT to another port.`,
  );
  other.close();
  await once(other, 'close');
  await refuseTakenPort({ variable: 'PORT', port, host });
  await refuseTakenPort({ variable: 'PORT', port, host });
});

test('an address of another machine is refused in a sentence', async () => {
  await expect(refuseTakenPort({ variable: 'METRICS_PORT', port: 0, host: '192.0.2.7' })).rejects.toThrow(
    '192.0.2.7 is no address of this machine: set METRICS_HOST to one that is.',
  );
});
