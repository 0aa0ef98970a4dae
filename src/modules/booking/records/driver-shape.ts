import type { DriverShape } from '#contract/drivers.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { countries as english } from '#words/en/countries.ts';
import { countries as thai } from '#words/th/countries.ts';
import type { BookingDriver } from './driver-store.ts';

export const driverShape = (driver: BookingDriver): DriverShape => {
  const { id, name, bornOn, permit, seenAt } = driver;
  const { licenseCountry, licenseClass, licenseLastFour, licenseIssuedOn, licenseExpiresOn } = driver;
  return {
    id,
    name,
    bornOn,
    licenseCountry,
    licenseCountryName: countryName(licenseCountry),
    licenseClass,
    licenseLastFour,
    licenseIssuedOn,
    licenseExpiresOn,
    permit,
    seenAt: seenAt && toBangkokText(seenAt),
  };
};

const countryName = (code: string) =>
  isCountry(code) ? { en: english[code], th: thai[code] } : { en: code, th: null };

const isCountry = (code: string): code is keyof typeof english => Object.hasOwn(english, code);
