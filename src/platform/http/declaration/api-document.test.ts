import { afterEach, expect, test } from 'vitest';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
afterEach(() => app.close());

test.each([
  [true, 200],
  [false, 404],
])(
  'where the pages for developers are there: %s, the document of the API answers %i',
  async (hasDeveloperPages, status) => {
    app = await freshApp({ hasDeveloperPages });
    for (const url of ['/api/openapi.json', '/api/docs'])
      expect([url, (await app.server.inject({ url })).statusCode]).toEqual([url, status]);
  },
);
