import { expect, test } from 'vitest';
import { browserOf, systemOf } from './user-agent.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${mac} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${windows} Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${iphone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${iphone} Mobile/15E148 Safari Line/15.0.0`, 'LINE', 'iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s', (userAgent, browser, system) => {
  expect([browserOf(userAgent), systemOf(userAgent)]).toEqual([browser, system]);
});
