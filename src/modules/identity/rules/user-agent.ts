// More specific names first: nearly every browser also claims to be Safari and Chrome.
const browsers: readonly [RegExp, string][] = [
  [/\bLine\//i, 'LINE'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], userAgent: string | null): string | null =>
  names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;

/** The browser's usual name; null if the user agent is unknown. */
export const browserOf = (userAgent: string | null): string | null => nameIn(browsers, userAgent);

/** The operating system's usual name; null if the user agent is unknown. */
export const systemOf = (userAgent: string | null): string | null => nameIn(systems, userAgent);
